import { type NetworkAd, adsOf, pickAd } from './feed';

/** How often the feed is asked at most (specification §7 and §9). */
export const FEED_TRIES = 10;

/** Longest answer that is read, in characters; honest ones have a few thousand. */
const MAX_FEED_LENGTH = 200_000;

/** The part of `Response` that is needed. */
export interface FeedResponse {
  ok: boolean;
  text(): Promise<string>;
}

/** Asks the feed once; rejects if that fails or is given up (`AbortSignal`). */
export type FetchFeed = (url: string) => Promise<FeedResponse>;

/** One answer's records; `null` if it is a failure. */
async function ask(url: string, fetchFeed: FetchFeed): Promise<unknown[] | null> {
  try {
    const response = await fetchFeed(url);
    const text = response.ok ? await response.text() : '';
    return text.length <= MAX_FEED_LENGTH ? adsOf(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

/**
 * Asks the feed until a record qualifies (specification §7). A failure, or an answer that is not the
 * expected JSON, ends it with no ad; an answer without a record that qualifies is asked for again.
 *
 * @param url - The feed.
 * @param fetchFeed - Asks once; to give up, let it reject.
 * @param tries - How often to ask at most.
 * @returns the ad, or `null`; it never rejects
 */
export async function loadFeed(
  url: string,
  fetchFeed: FetchFeed,
  tries: number = FEED_TRIES,
): Promise<NetworkAd | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const records = await ask(url, fetchFeed);
    const ad = records && pickAd(records);
    if (ad || !records) {
      return ad;
    }
  }
  return null;
}
