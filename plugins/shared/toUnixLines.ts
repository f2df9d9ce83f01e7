/** Replaces Windows line endings, which editors and checkouts without `.gitattributes` produce. */
export function toUnixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
