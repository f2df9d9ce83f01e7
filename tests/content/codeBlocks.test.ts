/** Checks that code blocks agree with each other, and that their highlighted lines are those that the page means. */
import { parseMeta } from '../../plugins/code/node/meta';
import { formatCode } from '../../plugins/code/shared/formatCode';
import { getMetaValue } from '../../plugins/code/shared/metaValue';
import { findFences } from '../../scripts/lib/fences';
import { readPages } from '../../scripts/lib/readPages';

/** Matches lines that only end something: brackets, and closing tags. */
const END_LINE = /^\s*(?:[\])}>;,]|<\/[\w.]*>)*\s*$/;

/** Divides line numbers into runs of adjacent ones. */
function getRuns(numbers: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const number of numbers) {
    if (runs.at(-1)?.at(-1) === number - 1) {
      runs.at(-1)?.push(number);
    } else {
      runs.push([number]);
    }
  }
  return runs;
}

/** Returns the runs of highlighted lines that begin with the end of something, or end with an empty line. */
function findShiftedRuns(code: string, highlighted: readonly number[]): string[] {
  const lines = code.split('\n');
  return getRuns(highlighted)
    .map((run) => run.map((number) => lines[number - 1] ?? ''))
    .filter(([first = '', ...rest]) => END_LINE.test(first) || rest.at(-1)?.trim() === '')
    .map((run) => run.join('\n'));
}

it('contains no highlighted lines that have shifted (if it does, correct the numbers)', () => {
  const shifted = readPages([]).flatMap((page) =>
    findFences(page).flatMap(({ language, meta, code, line }) =>
      findShiftedRuns(code, parseMeta(meta, language).highlighted).map(
        (run) => `${page.path}:${line}\n${run}`,
      ),
    ),
  );
  expect(shifted).toEqual([]);
});

/** The number of columns that fit into a block without scrolling. `prettier` in package.json has it for demos. */
const MAX_COLUMNS = 80;

/** The languages of samples that Prettier can format. */
const LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** Returns the lines that are longer than a block, except those that Prettier can't break. */
async function findLongLines(code: string): Promise<string[]> {
  const long = code.split('\n').filter((line) => line.length > MAX_COLUMNS);
  if (long.length === 0) {
    return [];
  }
  const formatted = (await formatCode(code, 'typescript', MAX_COLUMNS)).split('\n');
  return long.filter((line) => line.includes('// ') || !formatted.includes(line));
}

it('breaks samples at 80 columns (if a line is too long, format the sample with Prettier at 80)', async () => {
  const found: string[] = [];
  for (const page of readPages([])) {
    for (const { language, code, line } of findFences(page)) {
      const lines = LANGUAGES.includes(language) ? await findLongLines(code) : [];
      found.push(...lines.map((text) => `${page.path}:${line}\n${text}`));
    }
  }
  expect(found).toEqual([]);
});

/**
 * Matches the files that only one page should define. Others, such as `theme.yml`, contain settings of the entire app.
 */
const SINGLE_PAGE_FILE = /^toolpad\/(?:pages|resources|components)\//;

/** Returns the final content of each file that readers of a page write. */
function readFiles(page: { path: string; text: string }): Map<string, string> {
  const files = new Map<string, string>();
  for (const { meta, code } of findFences(page)) {
    const title = getMetaValue(meta, 'title');
    if (title !== undefined && SINGLE_PAGE_FILE.test(title)) {
      files.set(title, code.trim());
    }
  }
  return files;
}

it('shows the same content for a file on all pages that contain the file', () => {
  const seen = new Map<string, { page: string; content: string }>();
  const conflicts: string[] = [];
  for (const page of readPages([], ['docs-studio'])) {
    for (const [file, content] of readFiles(page)) {
      const first = seen.get(file);
      if (first === undefined) {
        seen.set(file, { page: page.path, content });
      } else if (first.content !== content) {
        conflicts.push(`${file}: ${first.page} and ${page.path}`);
      }
    }
  }

  expect(seen.size).toBeGreaterThan(0);
  expect(conflicts).toEqual([]);
});
