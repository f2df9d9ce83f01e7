import { type FeedResponse, loadFeed } from '../../../../plugins/site-companion/ads/loadFeed';

const URL_ = 'https://ads.test/feed.json';
const RECORD = { statlink: 'https://ads.test/click', description: 'Text.' };

type Answer = () => Promise<FeedResponse>;

const answer =
  (text: string, ok = true): Answer =>
  () =>
    Promise.resolve({ ok, text: () => Promise.resolve(text) });
const ads = (...records: unknown[]): Answer => answer(JSON.stringify({ ads: records }));
const fail: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const breakOff: Answer = () =>
  Promise.resolve({ ok: true, text: () => Promise.reject(new Error()) });
const throwAtOnce: Answer = () => {
  throw new Error('blocked');
};

/** A feed that gives these answers, one after the other, the last one for ever. */
function feed(...answers: [Answer, ...Answer[]]) {
  let at = 0;
  return jest.fn((url: string) => {
    expect(url).toBe(URL_);
    const next = answers[Math.min(at, answers.length - 1)] ?? answers[0];
    at += 1;
    return next();
  });
}

test.each<[string, [Answer, ...Answer[]], boolean, number]>([
  ['an ad', [ads(RECORD)], true, 1],
  ['the second record', [ads({}, RECORD)], true, 1],
  ['an ad at the 2nd try', [ads(), ads(RECORD)], true, 2],
  [
    'an ad at the 10th try',
    [...Array<Answer>(8).fill(ads({})), ads(), ads(RECORD)] as never,
    true,
    10,
  ],
  ['an ad at an 11th try', [...Array<Answer>(10).fill(ads()), ads(RECORD)] as never, false, 10],
  ['never an ad', [ads()], false, 10],
  ['a failed fetch', [fail, ads(RECORD)], false, 1],
  ['a fetch that throws', [throwAtOnce, ads(RECORD)], false, 1],
  ['a failed fetch at the 2nd try', [ads(), fail, ads(RECORD)], false, 2],
  ['an answer that breaks off', [breakOff, ads(RECORD)], false, 1],
  ['status 500', [answer('{"ads":[]}', false), ads(RECORD)], false, 1],
  ['no JSON', [answer('<!doctype html>'), ads(RECORD)], false, 1],
  ['an empty answer', [answer(''), ads(RECORD)], false, 1],
  ['other JSON', [answer('[]'), ads(RECORD)], false, 1],
  ['10 MB', [ads({ ...RECORD, company: 'x'.repeat(1e7) }), ads(RECORD)], false, 1],
])('%s', async (_, answers, found, asked) => {
  const fetchFeed = feed(...answers);
  const ad = await loadFeed(URL_, fetchFeed);
  expect(ad?.link).toBe(found ? RECORD.statlink : undefined);
  expect(fetchFeed).toHaveBeenCalledTimes(asked);
});

test('takes the tries of the site', async () => {
  const fetchFeed = feed(ads());
  await expect(loadFeed(URL_, fetchFeed, 3)).resolves.toBeNull();
  expect(fetchFeed).toHaveBeenCalledTimes(3);
});
