import { type FeedResponse, loadFeed, type NoAd } from '../../ads/loadFeed';

const URL_ = 'https://ads.test/feed.json';
const TRIES = 10;
const RECORD = { statlink: 'https://ads.test/click', description: 'Text.' };

type Answer = () => Promise<FeedResponse>;

const answer =
  (text: string, ok = true): Answer =>
  () =>
    Promise.resolve({ ok, body: new Blob([text]).stream() });
const ads = (...records: unknown[]): Answer => answer(JSON.stringify({ ads: records }));
const fail: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const breakOff: Answer = () =>
  Promise.resolve({
    ok: true,
    body: new ReadableStream<Uint8Array>({ start: (stream) => stream.error(new Error()) }),
  });
const noBody: Answer = () => Promise.resolve({ ok: true, body: null });
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

test.each<[string, [Answer, ...Answer[]], true | NoAd, number]>([
  ['an ad', [ads(RECORD)], true, 1],
  ['the second record', [ads({}, RECORD)], true, 1],
  ['an ad at the 2nd try', [ads(), ads(RECORD)], true, 2],
  [
    'an ad at the 10th try',
    [...Array<Answer>(8).fill(ads({})), ads(), ads(RECORD)] as never,
    true,
    10,
  ],
  ['an ad at an 11th try', [...Array<Answer>(10).fill(ads()), ads(RECORD)] as never, 'empty', 10],
  ['never an ad', [ads()], 'empty', 10],
  ['a failed fetch', [fail, ads(RECORD)], 'failed', 1],
  ['a fetch that throws', [throwAtOnce, ads(RECORD)], 'failed', 1],
  ['a failed fetch at the 2nd try', [ads(), fail, ads(RECORD)], 'failed', 2],
  ['an answer that breaks off', [breakOff, ads(RECORD)], 'failed', 1],
  ['status 500', [answer('{"ads":[]}', false), ads(RECORD)], 'failed', 1],
  ['no JSON', [answer('<!doctype html>'), ads(RECORD)], 'failed', 1],
  ['an empty answer', [answer(''), ads(RECORD)], 'failed', 1],
  ['other JSON', [answer('[]'), ads(RECORD)], 'failed', 1],
  ['status 204', [noBody, ads(RECORD)], 'failed', 1],
  ['10 MB', [ads({ ...RECORD, company: 'x'.repeat(1e7) }), ads(RECORD)], 'failed', 1],
])('%s', async (_, answers, found, asked) => {
  const fetchFeed = feed(...answers);
  const ad = await loadFeed(URL_, fetchFeed, TRIES);
  expect(typeof ad === 'string' ? ad : ad.link).toBe(found === true ? RECORD.statlink : found);
  expect(fetchFeed).toHaveBeenCalledTimes(asked);
});

test('takes the tries of the site', async () => {
  const fetchFeed = feed(ads());
  await expect(loadFeed(URL_, fetchFeed, 3)).resolves.toBe('empty');
  expect(fetchFeed).toHaveBeenCalledTimes(3);
});

test('an endless answer is cancelled, and what was read stays small', async () => {
  let read = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        read += 64_000;
        stream.enqueue(new Uint8Array(64_000).fill(32));
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  await expect(loadFeed(URL_, () => Promise.resolve({ ok: true, body }), TRIES)).resolves.toBe(
    'failed',
  );
  expect(isCancelled).toBe(true);
  expect(read).toBeLessThanOrEqual(256_000 + 64_000);
});

test('characters that lie across two pieces are whole', async () => {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ ads: [{ ...RECORD, description: 'Ünï 🎉' }] }),
  );
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      pieces.forEach((piece) => stream.enqueue(piece));
      stream.close();
    },
  });
  await expect(
    loadFeed(URL_, () => Promise.resolve({ ok: true, body }), TRIES),
  ).resolves.toMatchObject({
    description: 'Ünï 🎉',
  });
});
