import fs from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { SHELL_LANGUAGES } from '../../../plugins/code/node/shellLanguages';
import { getMetaValue } from '../../../plugins/code/shared/metaValue';
import { readPage } from '../../../plugins/shared/node/readPage';
import { findFences } from '../../../scripts/lib/fences';
import { ROOT } from '../../../scripts/lib/readPages';

/** A step of a tutorial, which is a command to run or a file to write. */
export interface Step {
  /** The last heading above the step. */
  section: string;
  command: string;
  file?: string;
  code: string;
}

/** Matches a file name: one with an extension, or one that begins with a dot. */
const FILE_NAME = /(?:^|\/)(?:[\w()[\]-][\w.()[\]-]*\.\w+|\.[\w.-]+)$/;

/** Splits a shell block into commands, which are separated by line breaks or `&&`. A backslash continues a line. */
const splitCommands = (code: string): string[] =>
  code
    .replace(/\s*\\\n\s*/g, ' ')
    .split(/\n|\s&&\s/)
    .map((line) => line.replace(/^\s*\$\s+|(?:^|\s+)#.*$/g, '').trim())
    .filter((line) => line !== '');

/**
 * Reads the steps of a tutorial: the commands in its shell blocks, and the code blocks whose title is a file name. All
 * other blocks, and those with `no-check`, are skipped.
 *
 * @param page - the path, relative to the root of the project
 */
export function readSteps(page: string): Step[] {
  const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
  const headings: { line: number; title: string }[] = [];
  visit(readPage(page, text).tree, 'heading', ({ children, position }) => {
    const words = children.filter(({ type }) => type !== 'mdxTextExpression');
    const title = toString(words)
      .replace(/\{#[\w-]+\}\s*$/, '')
      .trim();
    headings.push({ line: position?.start.line ?? 0, title });
  });
  return findFences({ path: page, text }).flatMap(({ language, meta, line, code }) => {
    const section = headings.filter((heading) => heading.line < line).at(-1)?.title ?? '';
    const step = { section, command: '', code: `${code}\n` };
    const file = getMetaValue(meta, 'title') ?? '';
    if (getMetaValue(meta, 'no-check') !== undefined) {
      return [];
    }
    if (SHELL_LANGUAGES.includes(language)) {
      return splitCommands(step.code).map((command) => ({ ...step, command }));
    }
    return FILE_NAME.test(file) ? [{ ...step, file }] : [];
  });
}
