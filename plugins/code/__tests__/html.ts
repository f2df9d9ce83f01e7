import { JSDOM } from 'jsdom';

/** What `<code>` is with this in it. */
export function elementOf(html: string): Element {
  const { document } = new JSDOM(`<code>${html}</code>`).window;
  const code = document.querySelector('code');
  if (!code) {
    throw new Error('Expected an element.');
  }
  return code;
}

/** What readers copy and programs read: all but what says that it is neither's. */
export function textOf(html: string): string {
  const code = elementOf(html);
  code.querySelectorAll('[data-markdown-ignore]').forEach((element) => element.remove());
  return code.textContent;
}

/** HTML as it stands in a block without a language: one color a line. */
export function plain(html: string): string {
  return `<t-v>${html}</t-v>`;
}
