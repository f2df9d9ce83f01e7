import { isRecord } from '../../shared/unknown';
import { type NetworkAd, parseAd } from './feed';

/** The maximum number of requests. */
const MAX_TRIES = 10;

/** The maximum length of a response. Real ones have a few thousand characters, and parsing a huge one would block the page. */
const MAX_LENGTH = 256_000;

/**
 * Requests the feed until a response contains a valid record. Gives up if a request fails, or if a response isn't
 * `{ads: [...]}`.
 *
 * @param request - requests the feed once, and rejects if the request fails or is aborted
 * @returns a promise that resolves to the first valid ad, or to `null` if there is none; it never rejects
 */
export async function loadFeed(
  request: () => Promise<Pick<Response, 'ok' | 'text'>>,
): Promise<NetworkAd | null> {
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const response = await request();
      const text = response.ok ? await response.text() : '';
      const feed: unknown = text.length <= MAX_LENGTH && JSON.parse(text);
      if (!isRecord(feed) || !Array.isArray(feed.ads)) {
        return null;
      }
      for (const record of feed.ads) {
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
