import { isRecord } from '../../shared/isRecord';
import { plainText } from './plainText';

/** Longest address that is used, in characters; nothing honest comes near it. */
const MAX_URL_LENGTH = 4096;

const PIXEL_SEPARATOR = '||';
const TIMESTAMP_TOKEN = '[timestamp]';

/** An ad of the feed, safe to show: texts are plain text, addresses are `https:`. */
export interface NetworkAd {
  link: string;
  /** Left out if the feed has no usable one. */
  image?: string;
  /** Either may be empty, and both where there is an image. */
  company: string;
  description: string;
  /** Addresses to request as invisible images when the ad is shown: impression, then pixels. */
  impressions: string[];
}

/**
 * An untrusted address made safe: links and images of ads are `https:`.
 *
 * Networks write `//host/path` for "the scheme of the page"; it is taken as `https:`.
 *
 * @returns the whole address; `null` unless it is absolute, `https:` and without credentials
 */
export function httpsUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) {
    return null;
  }
  try {
    const url = new URL(value.startsWith('//') ? `https:${value}` : value);
    return url.protocol === 'https:' && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * The addresses in a `pixel` field: split at `||`, each `[timestamp]` replaced.
 *
 * @param pixel - The untrusted field.
 * @param timestamp - The untrusted field of the same record: text or a number. Anything else is
 *   replaced by nothing.
 */
export function pixelUrls(pixel: unknown, timestamp: unknown): string[] {
  if (typeof pixel !== 'string') {
    return [];
  }
  const isStamp = typeof timestamp === 'string' || typeof timestamp === 'number';
  const stamp = isStamp ? String(timestamp).slice(0, MAX_URL_LENGTH) : '';
  return pixel
    .split(PIXEL_SEPARATOR)
    .filter((url) => url.length <= MAX_URL_LENGTH)
    .map((url) => httpsUrl(url.trim().split(TIMESTAMP_TOKEN).join(stamp)))
    .filter((url) => url !== null);
}

/**
 * Makes one record of the feed safe. It needs a usable `statlink` and something to show, text or an
 * image; any other field that cannot be used is left out.
 *
 * @returns the ad, or `null` if the record does not qualify
 */
export function parseAd(record: unknown): NetworkAd | null {
  if (!isRecord(record)) {
    return null;
  }
  const link = httpsUrl(record.statlink);
  const company = plainText(record.company);
  const description = plainText(record.description);
  const image = httpsUrl(record.image);
  if (link === null || !(company || description || image)) {
    return null;
  }
  const impressions = [httpsUrl(record.statimp), ...pixelUrls(record.pixel, record.timestamp)];
  return {
    link,
    ...(image !== null && { image }),
    company,
    description,
    impressions: impressions.filter((url) => url !== null),
  };
}

/**
 * The records of an answer of the feed.
 *
 * @returns `null` if the answer is not `{ads: [...]}`
 */
export function adsOf(json: unknown): unknown[] | null {
  return isRecord(json) && Array.isArray(json.ads) ? json.ads : null;
}

/** The first record that qualifies: it has a `statlink`, and an image or text. */
export function pickAd(records: readonly unknown[]): NetworkAd | null {
  for (const record of records) {
    const ad = parseAd(record);
    if (ad) {
      return ad;
    }
  }
  return null;
}
