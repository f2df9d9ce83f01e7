import { isRecord } from '../../shared/isRecord';
import { type NetworkAd, parseAd } from './feed';

/** Maximum size of a response after decompression, in bytes. Real ones have a few thousand. */
const MAX_FEED_BYTES = 256_000;

export interface FeedResponse {
  ok: boolean;
  body: ReadableStream<Uint8Array> | null;
}

/** The reason for no ad: no response had a qualifying record, or a response was unusable. */
export type NoAd = 'empty' | 'failed';

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
      // Stops the download.
      await reader.cancel();
      throw new Error('The feed response is too large.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Requests the feed until a record qualifies. A failure, or a response that is not `{ads: [...]}`, ends it.
 *
 * @param request - Requests the feed once; rejects if that fails or is aborted.
 * @param maxTries - The maximum number of requests.
 * @returns the first qualifying ad, or why there is none; never rejects
 */
export async function loadFeed(
  request: () => Promise<FeedResponse>,
  maxTries: number,
): Promise<NetworkAd | NoAd> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      const json: unknown = JSON.parse(await readText(await request()));
      if (!isRecord(json) || !Array.isArray(json.ads)) {
        return 'failed';
      }
      for (const record of json.ads) {
        const ad = parseAd(record);
        if (ad) {
          return ad;
        }
      }
    } catch {
      return 'failed';
    }
  }
  return 'empty';
}
