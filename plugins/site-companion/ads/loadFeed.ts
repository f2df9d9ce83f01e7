import { isRecord } from '../../shared/unknown';
import { type NetworkAd, parseAd } from './feed';

/** The maximum size of a decompressed response, in bytes. Real responses have a few thousand bytes. */
const MAX_FEED_BYTES = 256_000;

/** The maximum number of requests. */
const MAX_TRIES = 10;

/** The maximum number of records that are read from a response. Real responses have about ten. */
const MAX_RECORDS = 20;

export type FeedResponse = Pick<Response, 'ok' | 'body'>;

/**
 * Reads a response to its end.
 *
 * @throws if the response is an error or too large
 */
async function readText({ ok, body }: FeedResponse): Promise<string> {
  if (!ok || !body) {
    throw new Error('The feed request failed.');
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    bytes += value.length;
    if (bytes > MAX_FEED_BYTES) {
      // Canceling the reader stops the download.
      await reader.cancel();
      throw new Error('The feed response is too large.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Requests the feed until a response contains a valid record. Gives up if a request fails, or if a response isn't
 * `{ads: [...]}`.
 *
 * @param request - requests the feed once, and rejects if the request fails or is aborted
 * @returns a promise that resolves to the first valid ad, or to `null` if there is none; it never rejects
 */
export async function loadFeed(request: () => Promise<FeedResponse>): Promise<NetworkAd | null> {
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const json: unknown = JSON.parse(await readText(await request()));
      if (!isRecord(json) || !Array.isArray(json.ads)) {
        return null;
      }
      for (const record of json.ads.slice(0, MAX_RECORDS)) {
        const ad = parseAd(record);
        if (ad) {
          return ad;
        }
      }
    }
  } catch {
    // A failed request means that there is no ad.
  }
  return null;
}
