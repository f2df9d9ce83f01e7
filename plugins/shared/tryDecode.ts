/** Decodes part of a URL, or returns it unchanged if its percent-encoding is malformed. */
export function tryDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
