import { createHash } from 'node:crypto';

/** A document's inline parts that a content security policy restricts. */
export interface InlineParts {
  /** Hash sources, such as `'sha256-…'`. */
  scripts: string[];
  styles: string[];
  /** Elements with style attributes or event handlers, such as `<header style>`. */
  attributes: string[];
}

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const START_TAG =
  /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE_NAME = /\s([^\s=>"'/]+)(?=[\s=]|$)/g;
const ATTRIBUTE_VALUE = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g;

/** The script types that browsers execute or interpret. Scripts of other types are data. */
const ACTIVE_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isExecutableInlineScript(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return !/\ssrc\s*=/i.test(attributes) && ACTIVE_TYPE.test(type);
}

export function findInlineParts(html: string): InlineParts {
  const parts: InlineParts = { scripts: [], styles: [], attributes: [] };
  const markup = html.replace(
    INLINE_ELEMENT,
    (_element, name: string, attributes: string, text: string) => {
      if (name.toLowerCase() === 'style') {
        parts.styles.push(hashSource(text));
      } else if (isExecutableInlineScript(attributes)) {
        parts.scripts.push(hashSource(text));
      }
      return '';
    },
  );
  for (const [, name = '', attributes = ''] of markup.matchAll(START_TAG)) {
    for (const [, attribute = ''] of attributes
      .replace(ATTRIBUTE_VALUE, '')
      .matchAll(ATTRIBUTE_NAME)) {
      if (/^(?:style$|on)/i.test(attribute)) {
        parts.attributes.push(`<${name} ${attribute}>`);
      }
    }
  }
  return parts;
}
