import { isRecord } from '../../shared/unknown';
import { toPlainText } from './plainText';

/** The maximum number of tracking pixels. Real ads have a few, and each one is a request. */
const MAX_PIXELS = 100;

/** A sanitized ad from the feed: its strings are plain text, and its URLs are `https:`. */
export interface NetworkAd {
  link: string;
  image?: string;
  /** The company and the description may be empty. If both are empty, there is an image. */
  company: string;
  description: string;
  /** URLs to request as invisible images when the ad is shown: first the impression URL, then the tracking pixels. */
  impressions: string[];
}

/**
 * Validates an untrusted URL. Protocol-relative URLs, which networks often use (`//host/path`), are parsed as `https:`.
 *
 * @returns the URL, or `null` unless it is an absolute `https:` URL without credentials
 */
export function parseHttpsUrl(value: unknown): string | null {
  if (typeof value !== 'string') {
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
 * Returns the first URLs in a `pixel` field, which are separated by `||`.
 *
 * @param timestamp - replaces each `[timestamp]` token; a value that isn't a string or a number removes the tokens
 */
function parsePixels(pixel: unknown, timestamp: unknown): (string | null)[] {
  if (typeof pixel !== 'string') {
    return [];
  }
  const isStamp = typeof timestamp === 'string' || typeof timestamp === 'number';
  const stamp = isStamp ? String(timestamp) : '';
  return pixel
    .split('||', MAX_PIXELS)
    .map((url) => parseHttpsUrl(url.trim().split('[timestamp]').join(stamp)));
}

/**
 * Sanitizes an untrusted record from the feed, and omits each invalid field.
 *
 * @returns `null` if the record has no valid `statlink`, or neither text nor an image
 */
export function parseAd(record: unknown): NetworkAd | null {
  if (!isRecord(record)) {
    return null;
  }
  const link = parseHttpsUrl(record.statlink);
  const company = toPlainText(record.company);
  const description = toPlainText(record.description);
  const image = parseHttpsUrl(record.image);
  if (link === null || !(company || description || image)) {
    return null;
  }
  const impressions = [
    parseHttpsUrl(record.statimp),
    ...parsePixels(record.pixel, record.timestamp),
  ];
  return {
    link,
    ...(image !== null && { image }),
    company,
    description,
    impressions: impressions.filter((url) => url !== null),
  };
}
