import { SCALE } from '../../../shared/pictures';

/** Fourteen bits; the two above them are for something else. */
const SIMPLE_MASK = 0x3fff;

/** The headers that Chromium writes, with or without a color profile (RFC 9649). */
const READERS: Record<string, (file: Buffer) => [number, number]> = {
  // This one has one less than each.
  VP8X: (file) => [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1],
  'VP8 ': (file) => [file.readUInt16LE(26) & SIMPLE_MASK, file.readUInt16LE(28) & SIMPLE_MASK],
};

/**
 * The size at which a picture is shown.
 *
 * @throws Error if the file is no WebP as Chromium writes it
 */
export function webpSize(file: Buffer): { width: number; height: number } {
  const format = file.toString('latin1', 8, 16);
  const read = format.startsWith('WEBP') ? READERS[format.slice('WEBP'.length)] : undefined;
  if (!read) {
    throw new Error(`Expected a lossy WebP picture, found "${format}". Save it as one.`);
  }
  const [width, height] = read(file);
  return { width: Math.round(width / SCALE), height: Math.round(height / SCALE) };
}
