import { type FeedResponse, loadFeed, type NoAdReason } from '../../ads/loadFeed';

const RECORD = { statlink: 'https://ads.test/click', description: 'Text.' };

type Request = () => Promise<FeedResponse>;

const respond =
  (text: string, ok = true): Request =>
  () =>
    Promise.resolve({ ok, body: new Blob([text]).stream() });

const ads = (...records: unknown[]): Request => respond(JSON.stringify({ ads: records }));

const empty = (count: number): Request[] => Array<Request>(count).fill(ads({}));

/** Responds with a stream, which may fail or never end. */
const stream =
  (source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>>): Request =>
  () =>
    Promise.resolve({
      ok: true,
      body: new ReadableStream<Uint8Array<ArrayBuffer>>(source, { highWaterMark: 0 }),
    });

const refuse: Request = () => Promise.reject(new TypeError('Failed to fetch'));
const block: Request = () => {
  throw new Error('blocked');
};

it.each<[string, Request[], 'ad' | NoAdReason, number]>([
  ['the first qualifying record', [ads({}, RECORD)], 'ad', 1],
  ['an ad in the 10th response', [...empty(9), ads(RECORD)], 'ad', 10],
  ['no ad in 10 responses', [...empty(10), ads(RECORD)], 'empty', 10],
  ['a refused request', [refuse], 'failed', 1],
  ['a blocked request', [block], 'failed', 1],
  ['a failure after an empty response', [ads(), refuse], 'failed', 2],
  ['an interrupted response', [stream({ start: (s) => s.error(new Error()) })], 'failed', 1],
  ['status 500', [respond('{"ads":[]}', false)], 'failed', 1],
  ['status 204', [() => Promise.resolve({ ok: true, body: null })], 'failed', 1],
  ['HTML', [respond('<!doctype html>')], 'failed', 1],
  ['an empty body', [respond('')], 'failed', 1],
  ['an array', [respond('[]')], 'failed', 1],
  ['an `ads` field that isn’t an array', [respond('{"ads":{}}')], 'failed', 1],
  ['10 MB', [ads({ ...RECORD, company: 'x'.repeat(1e7) })], 'failed', 1],
])('handles %s', async (_situation, responses, expected, count) => {
  const pending = [...responses];
  const request = jest.fn<Promise<FeedResponse>, []>(() => (pending.shift() ?? ads(RECORD))());
  const ad = await loadFeed(request, 10);
  expect(typeof ad === 'string' ? ad : 'ad').toBe(expected);
  expect(request).toHaveBeenCalledTimes(count);
});

it('cancels an endless response', async () => {
  let bytes = 0;
  const cancel = jest.fn();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    bytes += 64_000;
    controller.enqueue(new Uint8Array(64_000).fill(32));
  };
  await expect(loadFeed(stream({ pull, cancel }), 10)).resolves.toBe('failed');
  expect(cancel).toHaveBeenCalled();
  expect(bytes).toBeLessThanOrEqual(256_000 + 64_000);
});

it('decodes characters that are split across two chunks', async () => {
  const json = JSON.stringify({ ads: [{ ...RECORD, description: 'Ünï 🎉' }] });
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    new TextEncoder().encode(json).forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
    controller.close();
  };
  const ad = await loadFeed(stream({ start }), 10);
  expect(ad).toMatchObject({ description: 'Ünï 🎉' });
});
