import { type NetworkAd, adsOf, pickAd } from './feed';

/** Longest answer that is read, unpacked, in bytes; honest ones have a few thousand. */
const MAX_FEED_BYTES = 256_000;

/** The part of `Response` that is needed. */
export interface FeedResponse {
  ok: boolean;
  body: ReadableStream<Uint8Array> | null;
}

/** Asks the feed once; rejects if that fails or is given up (`AbortSignal`). */
export type FetchFeed = (url: string) => Promise<FeedResponse>;

/** Why there is no ad: no record qualified in any answer, or an answer could not be used. */
export type NoAd = 'empty' | 'failed';

/** Reads an answer to its end; one that is too long is given up on, and rejects. */
async function readText({ ok, body }: FeedResponse): Promise<string> {
  if (!ok || !body) {
    throw new Error('The feed has no answer.');
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
      // What is still under way is not downloaded.
      await reader.cancel();
      throw new Error('The feed is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** One answer's records; `null` if it is a failure. */
async function ask(url: string, fetchFeed: FetchFeed): Promise<unknown[] | null> {
  try {
    return adsOf(JSON.parse(await readText(await fetchFeed(url))));
  } catch {
    return null;
  }
}

/**
 * Asks the feed until a record qualifies. A failure, or an answer that is not the expected JSON,
 * ends it with no ad; an answer without a record that qualifies is asked for again.
 *
 * @param url - The feed.
 * @param fetchFeed - Asks once; to give up, let it reject.
 * @param tries - How often to ask at most.
 * @returns the ad, or why there is none; it never rejects
 */
export async function loadFeed(
  url: string,
  fetchFeed: FetchFeed,
  tries: number,
): Promise<NetworkAd | NoAd> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const records = await ask(url, fetchFeed);
    if (!records) {
      return 'failed';
    }
    const ad = pickAd(records);
    if (ad) {
      return ad;
    }
  }
  return 'empty';
}
