import type { Mistake } from './compile';
import type { Stage } from './projects';

function findProjectMistakes(
  stages: readonly Stage[],
  found: ReadonlyMap<Stage, readonly Mistake[]>,
): Mistake[] {
  const last = stages.at(-1);
  const blocks = new Set(stages.flatMap(({ files }) => [...files.values()]));
  return [...blocks].flatMap((block) => {
    const containing = stages.filter(({ files }) => files.get(block.file) === block);
    const attempts = containing.map((stage) =>
      (found.get(stage) ?? []).filter(({ number }) => number === block.number),
    );
    const isFinal = last !== undefined && containing.includes(last);
    const isFine = attempts.some((mistakes) => mistakes.length === 0);
    // The last attempt contains the most files of the page.
    return isFine && !isFinal ? [] : (attempts.at(-1) ?? []);
  });
}

/**
 * Returns the mistakes on a page. While readers write one file after another, a file may import a later one, so each
 * block must compile in at least one stage. In the last stage, all blocks must compile.
 *
 * @param stages - the stages of the page, in order
 * @param found - the compiler's mistakes in each stage
 */
export function findStageMistakes(
  stages: readonly Stage[],
  found: ReadonlyMap<Stage, readonly Mistake[]>,
): Mistake[] {
  const versions = [...new Set(stages.map(({ version }) => version))];
  return versions
    .flatMap((version) =>
      findProjectMistakes(
        stages.filter((stage) => stage.version === version),
        found,
      ),
    )
    .sort((a, b) => a.line - b.line);
}
