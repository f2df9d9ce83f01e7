import fs from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { SHELLS } from '../../../plugins/code/node/shells';
import { readPage } from '../../../plugins/shared/node/readPage';
import { copiedCode, fencesOf, metaValue } from '../../../scripts/verify/lib/fences';
import { ROOT } from '../../../scripts/verify/lib/readPages';

/** What a reader does who follows a page: types a command, or writes a file. */
export interface Step {
  /** The last heading above it. */
  section: string;
  command: string;
  file?: string;
  code: string;
}

/** A file's name: with an ending, or one that begins with a dot. */
const FILE = /(?:^|\/)(?:[\w()[\]-][\w.()[\]-]*\.\w+|\.[\w.-]+)$/;

/** The commands of a shell block: each has a line, or goes on in the next one, or shares one by `&&`. */
const commandsIn = (code: string): string[] =>
  code
    .replace(/\s*\\\n\s*/g, ' ')
    .split(/\n|\s&&\s/)
    .map((line) => line.replace(/^\s*\$\s+|(?:^|\s+)#.*$/g, '').trim())
    .filter((line) => line !== '');

/**
 * Reads a page as instructions: the lines of a shell block are typed, and a block whose title is a file's name is
 * the whole content of that file. Other blocks explain; blocks with a `no-check` reason are passed over.
 *
 * @param page its path, from the root of the project
 */
export function recipeOf(page: string): Step[] {
  const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
  const headings: { line: number; title: string }[] = [];
  visit(readPage(page, text).tree, 'heading', ({ children, position }) => {
    const words = children.filter(({ type }) => type !== 'mdxTextExpression');
    const title = toString(words)
      .replace(/\{#[\w-]+\}\s*$/, '')
      .trim();
    headings.push({ line: position?.start.line ?? 0, title });
  });
  return fencesOf({ path: page, text }).flatMap(({ language, meta, line, code }) => {
    const section = headings.filter((heading) => heading.line < line).at(-1)?.title ?? '';
    const step = { section, command: '', code: `${copiedCode(code)}\n` };
    const file = metaValue(meta, 'title') ?? '';
    if (metaValue(meta, 'no-check') !== undefined) {
      return [];
    }
    if (SHELLS.includes(language)) {
      return commandsIn(step.code).map((command) => ({ ...step, command }));
    }
    return FILE.test(file) ? [{ ...step, file }] : [];
  });
}
