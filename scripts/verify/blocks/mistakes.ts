import type { Mistake } from './compile';
import type { ProjectState } from './projects';

function findProjectMistakes(
  states: readonly ProjectState[],
  found: ReadonlyMap<ProjectState, readonly Mistake[]>,
): Mistake[] {
  const last = states.at(-1);
  const blocks = new Set(states.flatMap(({ files }) => [...files.values()]));
  return [...blocks].flatMap((block) => {
    const containing = states.filter(({ files }) => files.get(block.file) === block);
    const attempts = containing.map((state) =>
      (found.get(state) ?? []).filter(({ number }) => number === block.number),
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
 * @param states - the states of the page, in order
 * @param found - the compiler's mistakes in each state
 */
export function findMistakes(
  states: readonly ProjectState[],
  found: ReadonlyMap<ProjectState, readonly Mistake[]>,
): Mistake[] {
  const versions = [...new Set(states.map(({ version }) => version))];
  return versions
    .flatMap((version) =>
      findProjectMistakes(
        states.filter((state) => state.version === version),
        found,
      ),
    )
    .sort((a, b) => a.line - b.line);
}
