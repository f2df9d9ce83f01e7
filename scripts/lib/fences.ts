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

/** Returns the fenced code blocks of a page, in order, except those in comments. */
export function findFences({ path, text }: Page): Fence[] {
  const fences: Fence[] = [];
  visit(readPage(path, text).tree, 'code', ({ lang, meta, value, position }) => {
    fences.push({
      number: fences.length + 1,
      language: lang ?? '',
      meta: meta ?? '',
      code: value,
      line: (position?.start.line ?? 0) + 1,
    });
  });
  return fences;
}
