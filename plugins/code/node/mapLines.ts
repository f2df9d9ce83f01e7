import { diffChars } from 'diff';

/** Removes all characters that a formatter may add or remove. */
export const stripFormatting = (code: string): string => code.replace(/[\s;,()'"]/g, '');

/**
 * Removes the formatting of a line. An empty line becomes a line break, and a line that consists of brackets becomes the
 * empty string.
 */
const stripLine = (line: string): string => (line.trim() === '' ? '\n' : stripFormatting(line));

/** Returns the line index of each character that isn't formatting. */
const getCharacterLines = (lines: readonly string[]): number[] =>
  lines.flatMap((line, index) => Array.from(stripLine(line), () => index));

function findMostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Maps lines of a TypeScript block to its JavaScript version, where types are removed and the formatter may have split
 * lines.
 *
 * @param lines - line numbers of the TypeScript version, counted from 1
 * @param original - the TypeScript version
 * @param version - the JavaScript version
 * @returns line numbers of the JavaScript version, counted from 1
 */
export function mapLines(lines: readonly number[], original: string, version: string): number[] {
  const originals = original.split('\n');
  const versions = version.split('\n');
  const [from, to] = [getCharacterLines(originals), getCharacterLines(versions)];
  /** The original lines of the characters in each line of the JavaScript version. */
  const sources = versions.map((): number[] => []);
  let [before, after] = [0, 0];
  const changes = diffChars(originals.map(stripLine).join(''), versions.map(stripLine).join(''));
  for (const { count, added, removed } of changes) {
    for (let index = 0; index < count && !added && !removed; index += 1) {
      sources[to[after + index] ?? 0]?.push(from[before + index] ?? 0);
    }
    before += added ? 0 : count;
    after += removed ? 0 : count;
  }
  let source: number | undefined;
  return versions.flatMap((line, index) => {
    // A line that consists only of brackets belongs to the same original line as the line before it.
    source = stripLine(line) === '' ? source : findMostFrequent(sources[index] ?? []);
    return source !== undefined && lines.includes(source + 1) ? [index + 1] : [];
  });
}
