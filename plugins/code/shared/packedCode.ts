import { escapeAttribute } from '../../shared/escapeHtml';
import { type Edit, editsBetween, versionOf } from './edits';

/** Farther than any page is long: what is displayed counts, in view or not, and what is not doesn't. */
const ANYWHERE = '1000000px';

/** Code on the same page that is much like the code in question, or the same. */
export interface Likeness {
  /** The id of its `code` element. */
  id: string;
  /** What stands in that. */
  html: string;
  /** Said in place of the code to readers without scripts, as HTML; nothing where they never come. */
  note?: string;
}

/**
 * The room of code that is not there yet.
 *
 * @param lines how many lines of it will be shown
 * @param attributes of its element, besides
 */
export function room(lines: number, attributes = ''): string {
  return `<span class="room" data-markdown-ignore=""${attributes}>${'\n'.repeat(lines - 1)} </span>`;
}

/** What browsers that run scripts take for one piece of text, at a fraction of the cost of elements. */
const unscripted = (html: string): string => `<noscript>${html}</noscript>`;

/**
 * Code that a page's HTML has, but that few readers see. Line breaks keep its room for the moment before
 * it is unpacked.
 *
 * @param html what stands in the `code` element
 * @param lines how many lines of it are shown, if not all
 * @param like what is on the page already: only the difference is written
 */
export function packedCode(html: string, lines = html.split('\n').length, like?: Likeness): string {
  if (!like) {
    return room(lines) + unscripted(html);
  }
  const edits = escapeAttribute(JSON.stringify(editsBetween(like.html, html)));
  const attributes = ` data-like="${like.id}" data-edits="${edits}"`;
  return room(lines, attributes) + (like.note === undefined ? '' : unscripted(like.note));
}

/** What stands in a `code` element, once it is unpacked. */
function unpacked(code: Element): string {
  const { like = '', edits = '[]' } = code.querySelector<HTMLElement>('.room')?.dataset ?? {};
  const original = document.getElementById(like);
  return original
    ? versionOf(unpacked(original), JSON.parse(edits) as Edit[])
    : (code.querySelector('noscript')?.textContent ?? code.innerHTML);
}

/**
 * For the starter: unpacks such code when it is displayed: another language, another styling, another
 * file. All at once and not only those in view, for a reader may search the page or print it.
 */
export function initPackedCode(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) {
            observer.unobserve(target);
            target.innerHTML = unpacked(target);
          }
        }
      },
      { rootMargin: ANYWHERE },
    );
    for (const code of document.querySelectorAll('code:has(> .room)')) {
      observer.observe(code);
    }
  });
}
