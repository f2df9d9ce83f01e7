import { diffChars } from 'diff';

/** What formatting leaves of a line: an empty line stays, and one of nothing but brackets doesn't. */
const essence = (line: string): string =>
  line.trim() === '' ? '\n' : line.replace(/[\s;,()'"]/g, '');

/** For each character that formatting leaves: its line, counted from 0. */
const linesOfCharacters = (lines: readonly string[]): number[] =>
  lines.flatMap((line, index) => Array.from(essence(line), () => index));

/** The value that is there most often. */
function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Finds lines of a block again in another version of it: what is highlighted in the TypeScript is
 * highlighted in the JavaScript, too. There, lines lack their types, and formatting may have divided them.
 *
 * @param lines counted from 1
 * @param original the code whose lines they are
 * @param version the same code without types
 * @returns lines of the version, counted from 1, without those of which nothing is left
 */
export function sameLines(lines: readonly number[], original: string, version: string): number[] {
  const originals = original.split('\n');
  const versions = version.split('\n');
  const [from, to] = [linesOfCharacters(originals), linesOfCharacters(versions)];
  /** For each line of the version: the original lines of its characters. */
  const sources = versions.map((): number[] => []);
  let [before, after] = [0, 0];
  const changes = diffChars(originals.map(essence).join(''), versions.map(essence).join(''));
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
    const own = essence(line) === '' ? source : mostFrequent(sources[index] ?? []);
    source = own;
    return own !== undefined && lines.includes(own + 1) ? [index + 1] : [];
  });
}
