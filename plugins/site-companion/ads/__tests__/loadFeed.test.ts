import { type FeedResponse, loadFeed } from '../loadFeed';

const RECORD = { statlink: 'https://ads.test/click', description: 'Text.' };

type Request = () => Promise<FeedResponse>;

const respond =
  (text: string, ok = true): Request =>
  () =>
    Promise.resolve({ ok, body: new Blob([text]).stream() });

const respondWithAds = (...records: unknown[]): Request =>
  respond(JSON.stringify({ ads: records }));

const createEmptyResponses = (count: number): Request[] =>
  Array<Request>(count).fill(respondWithAds({}));

/** Responds with a stream, which may fail or never end. */
const respondWithStream =
  (source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>>): Request =>
  () =>
    Promise.resolve({
      ok: true,
      body: new ReadableStream<Uint8Array<ArrayBuffer>>(source, { highWaterMark: 0 }),
    });

const refuseRequest: Request = () => Promise.reject(new TypeError('Failed to fetch'));
const blockRequest: Request = () => {
  throw new Error('blocked');
};

it.each<[string, isFound: boolean, number, Request[]]>([
  ['an ad after an invalid record in the first response', true, 1, [respondWithAds({}, RECORD)]],
  ['an ad among 20 records', true, 1, [respondWithAds(...Array<object>(19).fill({}), RECORD)]],
  [
    'an ad after 20 invalid records',
    false,
    10,
    Array<Request>(10).fill(respondWithAds(...Array<object>(20).fill({}), RECORD)),
  ],
  ['an ad in the 10th response', true, 10, [...createEmptyResponses(9), respondWithAds(RECORD)]],
  ['no ad in 10 responses', false, 10, [...createEmptyResponses(10), respondWithAds(RECORD)]],
  ['a refused request', false, 1, [refuseRequest]],
  ['a blocked request', false, 1, [blockRequest]],
  ['a failure after an empty response', false, 2, [respondWithAds(), refuseRequest]],
  [
    'an interrupted response',
    false,
    1,
    [respondWithStream({ start: (s) => s.error(new Error()) })],
  ],
  ['status 500', false, 1, [respond('{"ads":[]}', false)]],
  ['status 204 without a body', false, 1, [() => Promise.resolve({ ok: true, body: null })]],
  ['an HTML response', false, 1, [respond('<!doctype html>')]],
  ['an empty body', false, 1, [respond('')]],
  ['a response that is an array', false, 1, [respond('[]')]],
  ['an `ads` field that isn’t an array', false, 1, [respond('{"ads":{}}')]],
  ['a response of 10 MB', false, 1, [respondWithAds({ ...RECORD, company: 'x'.repeat(1e7) })]],
])(
  'requests the feed until a response contains an ad or a request fails: %s → %s (requests: %d)',
  async (_situation, expected, count, responses) => {
    const pending = [...responses];
    const request = jest.fn<Promise<FeedResponse>, []>(() =>
      (pending.shift() ?? respondWithAds(RECORD))(),
    );
    const ad = await loadFeed(request);
    expect(ad !== null).toBe(expected);
    expect(request).toHaveBeenCalledTimes(count);
  },
);

it('cancels an endless response once it’s too large', async () => {
  let bytes = 0;
  const cancel = jest.fn();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    bytes += 64_000;
    controller.enqueue(new Uint8Array(64_000).fill(32));
  };
  await expect(loadFeed(respondWithStream({ pull, cancel }))).resolves.toBeNull();
  expect(cancel).toHaveBeenCalled();
  expect(bytes).toBeLessThanOrEqual(256_000 + 64_000);
});

it('decodes characters that are split across two chunks', async () => {
  const json = JSON.stringify({ ads: [{ ...RECORD, description: 'Ünï 🎉' }] });
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    new TextEncoder().encode(json).forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
    controller.close();
  };
  const ad = await loadFeed(respondWithStream({ start }));
  expect(ad).toMatchObject({ description: 'Ünï 🎉' });
});
