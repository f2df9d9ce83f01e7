import { JSDOM } from 'jsdom';

/** Parses the content of `<code>`. */
export function parseCode(html: string): Element {
  const { document } = new JSDOM(`<code>${html}</code>`).window;
  const code = document.querySelector('code');
  if (!code) {
    throw new Error('Expected an element.');
  }
  return code;
}

export function getCopiedText(html: string): string {
  return parseCode(html).textContent;
}

/** Wraps HTML in the element for text without highlighting. */
export function wrapPlainText(html: string): string {
  return `<t-v>${html}</t-v>`;
}
