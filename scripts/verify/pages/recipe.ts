import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { SHELLS } from '../../../plugins/code/node/shells';
import { readPage } from '../../../plugins/shared/node/readPage';
import { copiedCode, fencesOf, metaValue } from '../lib/fences';
import type { Page } from '../lib/readPages';

/** What a reader does who follows a page. */
export type Step = { line: number; section: string } & (
  | { kind: 'write'; file: string; code: string }
  | { kind: 'run'; command: string }
  | { kind: 'enter'; folder: string }
  | { kind: 'serve'; command: string }
);

/** A file's name: with an ending, or one that begins with a dot. */
const FILE = /(?:^|\/)(?:[\w()[\]-][\w.()[\]-]*\.\w+|\.[\w.-]+|Dockerfile)$/;

const SERVERS =
  /^(?:[A-Z_]+=\S+ )*(?:npm (?:run (?:(?:toolpad:)?(?:dev|start)|preview|serve)|start)|npx (?:vite(?: preview| dev)?|next (?:dev|start)|toolpad-studio (?:dev|start))|node .*server\.mjs)\b/;

/** The commands of a shell block, one by one. */
export function commandsOf(code: string): string[] {
  return code
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*\$\s+/, '')
        .replace(/\s+#.*$/, '')
        .trim(),
    )
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+&&\s+/));
}

function stepOf(
  command: string,
): { kind: 'run' | 'serve'; command: string } | { kind: 'enter'; folder: string } {
  const folder = /^cd\s+(\S+)$/.exec(command)?.[1];
  if (folder !== undefined) {
    return { kind: 'enter', folder };
  }
  return { kind: SERVERS.test(command) ? 'serve' : 'run', command };
}

/** The section in which each line of a page is: the last heading above it. */
function sectionsOf({ path, text }: Page): (line: number) => string {
  const headings: { line: number; title: string }[] = [];
  visit(readPage(path, text).tree, 'heading', (heading) => {
    const words = heading.children.filter(({ type }) => type !== 'mdxTextExpression');
    const title = toString(words).replace(/\{#[\w-]+\}\s*$/, '');
    headings.push({ line: heading.position?.start.line ?? 0, title: title.trim() });
  });
  return (line) => headings.filter((one) => one.line < line).at(-1)?.title ?? '';
}

/**
 * Reads a page as instructions: a shell block is typed, a block with a file's name is that file's
 * whole content; other blocks explain. Blocks with a `no-check` reason are passed over.
 */
export function recipeOf(page: Page): Step[] {
  const sectionAt = sectionsOf(page);
  return fencesOf(page).flatMap((fence): Step[] => {
    const { language, meta, line, code } = fence;
    const place = { line, section: sectionAt(line) };
    const file = metaValue(meta, 'title');
    if (metaValue(meta, 'no-check') !== undefined) {
      return [];
    }
    if (SHELLS.includes(language)) {
      return commandsOf(copiedCode(code)).map((command) => ({ ...place, ...stepOf(command) }));
    }
    return file !== undefined && FILE.test(file)
      ? [{ ...place, kind: 'write', file, code: `${copiedCode(code)}\n` }]
      : [];
  });
}

/** The sections of a recipe, in order. */
export function sectionsOfRecipe(steps: readonly Step[]): string[] {
  return [...new Set(steps.map(({ section }) => section))];
}
