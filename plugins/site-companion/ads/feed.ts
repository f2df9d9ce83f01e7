import { isRecord } from '../../shared/isRecord';
import { toPlainText } from './plainText';

const MAX_URL_LENGTH = 4096;

/** An ad of the feed that is safe to show: its texts are plain text, and its URLs are `https:`. */
export interface NetworkAd {
  link: string;
  image?: string;
  /** Either text may be empty. If both are, there is an image. */
  company: string;
  description: string;
  /** URLs to request as invisible images when the ad is shown: the impression, then the pixels. */
  impressions: string[];
}

/**
 * Validates an untrusted URL. Networks write `//host/path` for the scheme of the page, which is read as `https:`.
 *
 * @returns the URL, or `null` unless it is absolute, `https:` and without credentials
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
 * Returns the URLs in a `pixel` field, which `||` separates.
 *
 * @param timestamp - Replaces each `[timestamp]` if it is a string or a number; anything else removes the token.
 */
function parsePixels(pixel: unknown, timestamp: unknown): (string | null)[] {
  if (typeof pixel !== 'string') {
    return [];
  }
  const isStamp = typeof timestamp === 'string' || typeof timestamp === 'number';
  const stamp = isStamp ? String(timestamp).slice(0, MAX_URL_LENGTH) : '';
  return pixel
    .split('||')
    .filter((url) => url.length <= MAX_URL_LENGTH)
    .map((url) => parseHttpsUrl(url.trim().split('[timestamp]').join(stamp)));
}

/**
 * Makes one untrusted record of the feed safe, and omits each field that it can't use.
 *
 * @returns `null` if the record has no usable `statlink`, or neither text nor an image
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
