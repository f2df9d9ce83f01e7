/** Converts Windows line endings (CRLF) to LF. Editors and checkouts without `.gitattributes` produce them. */
export function toUnixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
