import { loadFeed } from '../loadFeed';

const RECORD = { statlink: 'https://ads.test/click', description: 'Text.' };

type Request = Parameters<typeof loadFeed>[0];

const respond =
  (text: string, status = 200): Request =>
  () =>
    Promise.resolve(new Response(text, { status }));

const respondWithAds = (...records: unknown[]): Request =>
  respond(JSON.stringify({ ads: records }));

const createEmptyResponses = (count: number): Request[] =>
  Array<Request>(count).fill(respondWithAds({}));

const refuseRequest: Request = () => Promise.reject(new TypeError('Failed to fetch'));

it.each<[string, isFound: boolean, number, Request[]]>([
  ['an ad after an invalid record in the first response', true, 1, [respondWithAds({}, RECORD)]],
  ['an ad in the 10th response', true, 10, [...createEmptyResponses(9), respondWithAds(RECORD)]],
  ['no ad in 10 responses', false, 10, [...createEmptyResponses(10), respondWithAds(RECORD)]],
  ['a refused request', false, 1, [refuseRequest]],
  ['a failure after an empty response', false, 2, [respondWithAds(), refuseRequest]],
  ['status 500', false, 1, [respond('{"ads":[]}', 500)]],
  ['an HTML response', false, 1, [respond('<!doctype html>')]],
  ['an empty body', false, 1, [respond('')]],
  ['a response that is an array', false, 1, [respond('[]')]],
  ['a huge response', false, 1, [respondWithAds({ ...RECORD, company: 'x'.repeat(256_000) })]],
  ['an `ads` field that isn’t an array', false, 1, [respond('{"ads":{}}')]],
])(
  'requests the feed until a response contains an ad or a request fails: %s → %s (requests: %d)',
  async (_situation, expected, count, responses) => {
    const pending = [...responses];
    const request = jest.fn<ReturnType<Request>, []>(() =>
      (pending.shift() ?? respondWithAds(RECORD))(),
    );
    const ad = await loadFeed(request);
    expect(ad !== null).toBe(expected);
    expect(request).toHaveBeenCalledTimes(count);
  },
);
