import { DEVICE_PIXEL_RATIO } from '../components/SchemePicture/pictures';

/**
 * Returns the displayed size of a picture, in CSS pixels.
 *
 * @throws if the file has no extended header (RFC 9649), which Chromium writes with a color profile
 */
export function getWebpSize(file: Buffer): { width: number; height: number } {
  const format = file.toString('latin1', 8, 16);
  if (format !== 'WEBPVP8X') {
    throw new Error(
      `Expected a WebP image with the header "WEBPVP8X", found "${format}". ` +
        'Save the image as lossy WebP with its color profile.',
    );
  }
  // The header contains the width minus one and the height minus one.
  const [width, height] = [24, 27].map((offset) => file.readUIntLE(offset, 3) + 1) as [
    number,
    number,
  ];
  return {
    width: Math.round(width / DEVICE_PIXEL_RATIO),
    height: Math.round(height / DEVICE_PIXEL_RATIO),
  };
}
