import { readNotation } from '../../../plugins/code/shared/notation';

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

const OPENING = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*(.*)$/;
const COMMENT_START = /^\s*\{\/\*/;
const COMMENT_END = /\*\/\}\s*$/;

function withoutIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
}

/**
 * The fenced blocks of a page, in order. Fences in comments are no part of the page.
 *
 * @param text a page's MDX
 * @throws {Error} if a fence is not closed
 */
export function fencesOf(text: string): Fence[] {
  const lines = text.split('\n');
  const fences: Fence[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    if (COMMENT_START.test(line)) {
      while (index < lines.length && !COMMENT_END.test(lines[index] ?? '')) {
        index += 1;
      }
      index += 1;
      continue;
    }
    const opening = OPENING.exec(line);
    if (!opening) {
      index += 1;
      continue;
    }
    const [, indent = '', marks = '', language = '', meta = ''] = opening;
    const closing = new RegExp(`^[ \\t]*${marks[0]}{${marks.length},}[ \\t]*$`);
    const start = index + 1;
    let end = start;
    while (end < lines.length && !closing.test(lines[end] ?? '')) {
      end += 1;
    }
    if (end === lines.length) {
      throw new Error(`the fence of line ${index + 1} is not closed`);
    }
    fences.push({
      number: fences.length + 1,
      language,
      meta: meta.trim(),
      code: lines
        .slice(start, end)
        .map((one) => withoutIndent(one, indent))
        .join('\n'),
      line: start + 1,
    });
    index = end + 1;
  }
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
