import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/shared/node/readPage';
import type { Page } from './readPages';

export interface Fence {
  /** The block's number on the page, from 1. */
  number: number;
  /** The language, such as `tsx`, or an empty string. */
  language: string;
  /** The text after the language, such as `title="src/App.tsx" {3}`. */
  meta: string;
  /** The code, without the indentation of the fence. */
  code: string;
  /** The line of the page, from 1, where the code begins. */
  line: number;
}

const FENCE_LINE = /^[\s>]*(`{3,}|~{3,})\s*$/;
const FENCE_MARKS = /`{3,}|~{3,}/;

/** Returns whether a fence is closed. Markdown implicitly closes an open fence at the end of its list or page. */
function isClosed(lines: readonly string[]): boolean {
  const [opened = ''] = FENCE_MARKS.exec(lines[0] ?? '') ?? [];
  const [, closed = ''] = FENCE_LINE.exec(lines.at(-1) ?? '') ?? [];
  return lines.length > 1 && closed.startsWith(opened);
}

/**
 * Returns the fenced code blocks of a page, in order, except those in comments.
 *
 * @throws if a fence isn't closed
 */
export function findFences({ path, text }: Page): Fence[] {
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
