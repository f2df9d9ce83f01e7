import { visit } from 'unist-util-visit';
import { readPage } from '../../../plugins/shared/node/readPage';
import { readNotation } from '../../../plugins/shared/notation';
import type { Page } from './readPages';

/** A fenced block of a page. */
export interface Fence {
  /** Counted from 1 over all fences of the page. */
  number: number;
  /** `tsx`; empty where the page names none. */
  language: string;
  /** What follows the language: `title="src/App.tsx" {3}`. */
  meta: string;
  /** The block's text, without the indentation of the fence. */
  code: string;
  /** The page's line, from 1, on which the code begins. */
  line: number;
}

const FENCE = /^[\s>]*(`{3,}|~{3,})\s*$/;
const MARKS = /`{3,}|~{3,}/;

/** Markdown closes a fence at the end of what it stands in, where its writer has forgotten to. */
function isClosed(lines: readonly string[]): boolean {
  const [opened = ''] = MARKS.exec(lines[0] ?? '') ?? [];
  const [, closed = ''] = FENCE.exec(lines.at(-1) ?? '') ?? [];
  return lines.length > 1 && closed.startsWith(opened);
}

/**
 * The fenced blocks of a page, in order. Fences in comments are no part of the page.
 *
 * @throws {Error} if a fence is not closed
 */
export function fencesOf({ path, text }: Page): Fence[] {
  const lines = text.split('\n');
  const fences: Fence[] = [];
  visit(readPage(path, text).tree, 'code', ({ lang, meta, value, position }) => {
    const line = position?.start.line ?? 0;
    if (!isClosed(lines.slice(line - 1, position?.end.line))) {
      throw new Error(`the fence of line ${line} is not closed`);
    }
    fences.push({
      number: fences.length + 1,
      language: lang ?? '',
      meta: meta ?? '',
      code: value,
      line: line + 1,
    });
  });
  return fences;
}

/** The value of `name="…"` in a fence's meta. */
export function metaValue(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}

/**
 * The code as a reader copies it, on its own lines: where a diff takes a line out, or a line holds
 * nothing but notation, an empty one stands.
 *
 * @throws {Error} if the notation is none
 */
export function copiedCode(source: string): string {
  const { code, marks, lineOf } = readNotation(source);
  const lines = code.split('\n');
  return lineOf
    .map((at, index) => {
      const isNotation = lineOf[index + 1] === at;
      return isNotation || marks.get(at)?.has('remove') ? '' : (lines[at] ?? '');
    })
    .join('\n');
}
