import type { Mistake } from './compile';
import type { Block, Stage } from './projects';

/** What the compiler says of each stage. */
export type Found = ReadonlyMap<Stage, readonly Mistake[]>;

function judgeProject(stages: readonly Stage[], found: Found): Mistake[] {
  const mistakesOf = (stage: Stage, { number }: Block): Mistake[] =>
    (found.get(stage) ?? []).filter((mistake) => mistake.number === number);
  const last = stages.at(-1);
  const blocks = new Set(stages.flatMap(({ files }) => [...files.values()]));
  return [...blocks].flatMap((block) => {
    const standsIn = stages.filter(({ files }) => files.get(block.file) === block);
    const attempts = standsIn.map((stage) => mistakesOf(stage, block));
    const isFinal = last !== undefined && standsIn.includes(last);
    const isFine = attempts.some((mistakes) => mistakes.length === 0);
    // The last attempt knows most of what the page says.
    return isFine && !isFinal ? [] : (attempts.at(-1) ?? []);
  });
}

/**
 * Judges the blocks of a page. While a reader writes one file after another, the project may be
 * without a part that comes next, so a block must compile in one of the states in which it stands;
 * in the last state everything must.
 *
 * @param stages in the order of the page
 */
export function judgeStages(stages: readonly Stage[], found: Found): Mistake[] {
  const versions = new Set(stages.map(({ version }) => version));
  const mistakes = [...versions].flatMap((version) =>
    judgeProject(
      stages.filter((stage) => stage.version === version),
      found,
    ),
  );
  return mistakes.sort((a, b) => a.line - b.line);
}
