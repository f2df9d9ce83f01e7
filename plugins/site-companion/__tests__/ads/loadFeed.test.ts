import { type FeedResponse, loadFeed, type NoAdReason } from '../../ads/loadFeed';

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

it.each<[string, Request[], 'ad' | NoAdReason, number]>([
  ['an ad after an invalid record in the first response', [respondWithAds({}, RECORD)], 'ad', 1],
  ['an ad in the 10th response', [...createEmptyResponses(9), respondWithAds(RECORD)], 'ad', 10],
  ['no ad in 10 responses', [...createEmptyResponses(10), respondWithAds(RECORD)], 'empty', 10],
  ['a refused request', [refuseRequest], 'failed', 1],
  ['a blocked request', [blockRequest], 'failed', 1],
  ['a failure after an empty response', [respondWithAds(), refuseRequest], 'failed', 2],
  [
    'an interrupted response',
    [respondWithStream({ start: (s) => s.error(new Error()) })],
    'failed',
    1,
  ],
  ['status 500', [respond('{"ads":[]}', false)], 'failed', 1],
  ['status 204 without a body', [() => Promise.resolve({ ok: true, body: null })], 'failed', 1],
  ['an HTML response', [respond('<!doctype html>')], 'failed', 1],
  ['an empty body', [respond('')], 'failed', 1],
  ['a response that is an array', [respond('[]')], 'failed', 1],
  ['an `ads` field that isn’t an array', [respond('{"ads":{}}')], 'failed', 1],
  ['a response of 10 MB', [respondWithAds({ ...RECORD, company: 'x'.repeat(1e7) })], 'failed', 1],
])('handles %s', async (_situation, responses, expected, count) => {
  const pending = [...responses];
  const request = jest.fn<Promise<FeedResponse>, []>(() =>
    (pending.shift() ?? respondWithAds(RECORD))(),
  );
  const ad = await loadFeed(request, 10);
  expect(typeof ad === 'string' ? ad : 'ad').toBe(expected);
  expect(request).toHaveBeenCalledTimes(count);
});

it('cancels an endless response once it’s too large', async () => {
  let bytes = 0;
  const cancel = jest.fn();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    bytes += 64_000;
    controller.enqueue(new Uint8Array(64_000).fill(32));
  };
  await expect(loadFeed(respondWithStream({ pull, cancel }), 10)).resolves.toBe('failed');
  expect(cancel).toHaveBeenCalled();
  expect(bytes).toBeLessThanOrEqual(256_000 + 64_000);
});

it('decodes characters that are split across two chunks', async () => {
  const json = JSON.stringify({ ads: [{ ...RECORD, description: 'Ünï 🎉' }] });
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    new TextEncoder().encode(json).forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
    controller.close();
  };
  const ad = await loadFeed(respondWithStream({ start }), 10);
  expect(ad).toMatchObject({ description: 'Ünï 🎉' });
});
