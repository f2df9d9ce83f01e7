import { createHash } from 'node:crypto';

/** What a document has inline, as far as a content security policy must know it. */
export interface InlineParts {
  /** Sources of policies, such as `'sha256-…'`, of its scripts and of its style elements. */
  scripts: string[];
  styles: string[];
  /** Style attributes and event handlers, with their element: `<header style>`. */
  attributes: string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>"'/]+)(?=[\s=]|$)/g;
const VALUE = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g;

/** What a browser acts on; all else in a script element is data. */
const ACTIVE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** An inline script or style, as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isActive(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return !/\ssrc\s*=/i.test(attributes) && ACTIVE.test(type);
}

/**
 * Finds what a document has inline.
 *
 * @param html a document as the build has written it
 */
export function inlineParts(html: string): InlineParts {
  const parts: InlineParts = { scripts: [], styles: [], attributes: [] };
  const markup = html.replace(
    ELEMENT,
    (_element, name: string, attributes: string, text: string) => {
      if (name.toLowerCase() === 'style') {
        parts.styles.push(hashSource(text));
      } else if (isActive(attributes)) {
        parts.scripts.push(hashSource(text));
      }
      return '';
    },
  );
  for (const [, name = '', attributes = ''] of markup.matchAll(TAG)) {
    for (const [, attribute = ''] of attributes.replace(VALUE, '').matchAll(ATTRIBUTE)) {
      if (/^(?:style$|on)/i.test(attribute)) {
        parts.attributes.push(`<${name} ${attribute}>`);
      }
    }
  }
  return parts;
}
