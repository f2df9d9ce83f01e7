import { isRecord } from '../../shared/unknown';
import { toPlainText } from './plainText';

const MAX_URL_LENGTH = 4096;

/** The maximum number of impression URLs and tracking pixels. */
const MAX_IMPRESSIONS = 10;

/** The maximum length of a timestamp. Real ones are numbers of ten digits. */
const MAX_TIMESTAMP_LENGTH = 64;

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
 * Returns the first URLs in a `pixel` field, which are separated by `||`.
 *
 * @param timestamp - replaces each `[timestamp]` token; a value that isn't a string or a number removes the tokens
 */
function parsePixels(pixel: unknown, timestamp: unknown): (string | null)[] {
  if (typeof pixel !== 'string') {
    return [];
  }
  const isStamp = typeof timestamp === 'string' || typeof timestamp === 'number';
  const stamp = isStamp ? String(timestamp).slice(0, MAX_TIMESTAMP_LENGTH) : '';
  return pixel
    .split('||', MAX_IMPRESSIONS)
    .filter((url) => url.length <= MAX_URL_LENGTH)
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
    impressions: impressions.filter((url) => url !== null).slice(0, MAX_IMPRESSIONS),
  };
}
