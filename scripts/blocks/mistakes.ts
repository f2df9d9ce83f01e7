import type { Mistake } from './compile';
import type { PageBlocks, ProjectState } from './projects';

function findProjectMistakes(
  page: string,
  states: readonly ProjectState[],
  found: ReadonlyMap<ProjectState, readonly Mistake[]>,
): Mistake[] {
  const last = states.at(-1);
  const blocks = new Set(states.flatMap(({ files }) => [...files.values()]));
  // The blocks of linked pages are compiled with their own page.
  const blocksOfPage = [...blocks].filter((block) => block.page === page);
  return blocksOfPage.flatMap((block) => {
    const containing = states.filter(({ files }) => files.get(block.file) === block);
    const attempts = containing.map((state) =>
      (found.get(state) ?? []).filter(
        (mistake) => mistake.page === page && mistake.number === block.number,
      ),
    );
    const isFinal = last !== undefined && containing.includes(last);
    const isFine = attempts.some((mistakes) => mistakes.length === 0);
    // The last attempt contains the most files of the page.
    return isFine && !isFinal ? [] : (attempts.at(-1) ?? []);
  });
}

/**
 * Returns the mistakes on a page. While readers write one file after another, a file may import a later one, so each
 * block must compile in at least one state. In the last state, all blocks must compile.
 *
 * @param page - the page, with its states in order
 * @param found - the compiler's mistakes in each state
 */
export function findMistakes(
  { path: page, states }: Pick<PageBlocks, 'path' | 'states'>,
  found: ReadonlyMap<ProjectState, readonly Mistake[]>,
): Mistake[] {
  const versions = [...new Set(states.map(({ version }) => version))];
  return versions
    .flatMap((version) =>
      findProjectMistakes(
        page,
        states.filter((state) => state.version === version),
        found,
      ),
    )
    .sort((a, b) => a.line - b.line);
}
