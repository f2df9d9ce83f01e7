/** Checks that the highlighted lines of code blocks still are those that the page means after the code has changed. */
import { parseMeta } from '../../plugins/code/node/meta';
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
