import { diffChars } from 'diff';

/** Removes what formatting can change from a line. An empty line stays; a line of nothing but brackets becomes ''. */
const stripFormatting = (line: string): string =>
  line.trim() === '' ? '\n' : line.replace(/[\s;,()'"]/g, '');

/** Returns the line of each remaining character, counted from 0. */
const getCharacterLines = (lines: readonly string[]): number[] =>
  lines.flatMap((line, index) => Array.from(stripFormatting(line), () => index));

/** Returns the most frequent value. */
function findMostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Maps the highlighted lines of a TypeScript block to its JavaScript version, in which lines lack their types and may
 * be split by the formatter.
 *
 * @param lines - line numbers of the original, counted from 1
 * @param original - the code with types
 * @param version - the code without types
 * @returns line numbers of the version, counted from 1
 */
export function mapLines(lines: readonly number[], original: string, version: string): number[] {
  const originals = original.split('\n');
  const versions = version.split('\n');
  const [from, to] = [getCharacterLines(originals), getCharacterLines(versions)];
  /** Holds the original lines of the characters in each line of the version. */
  const sources = versions.map((): number[] => []);
  let [before, after] = [0, 0];
  const changes = diffChars(
    originals.map(stripFormatting).join(''),
    versions.map(stripFormatting).join(''),
  );
  for (const { count, added, removed } of changes) {
    for (let index = 0; index < count && !added && !removed; index += 1) {
      sources[to[after + index] ?? 0]?.push(from[before + index] ?? 0);
    }
    before += added ? 0 : count;
    after += removed ? 0 : count;
  }
  let source: number | undefined;
  return versions.flatMap((line, index) => {
    // A line of nothing but brackets belongs to the one before it.
    const own = stripFormatting(line) === '' ? source : findMostFrequent(sources[index] ?? []);
    source = own;
    return own !== undefined && lines.includes(own + 1) ? [index + 1] : [];
  });
}
