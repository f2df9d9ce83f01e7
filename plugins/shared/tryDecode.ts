/** Decodes a part of a URL; returns it unchanged if it has a percent sign that encodes nothing. */
export function tryDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
