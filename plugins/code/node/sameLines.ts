/** What formatting leaves of a line. */
const essence = (line: string): string => line.replace(/[\s;,()'"]/g, '');

/** Whether a text is another with letters left out: what is left of a line without its types. */
function isLeftOf(text: string, whole: string): boolean {
  let at = 0;
  for (const letter of text) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) {
      return false;
    }
  }
  return text !== '';
}

/** How well a line goes with one of another version. */
function likeness(line: string, original: string): number {
  return line === original ? 2 : isLeftOf(line, original) ? 1 : 0;
}

/**
 * Pairs the lines of two versions, in order, as well as can be.
 *
 * @returns for each line of the version the place of its original; `undefined` where it has none
 */
function pair(originals: readonly string[], version: readonly string[]): (number | undefined)[] {
  const best = Array.from({ length: originals.length + 1 }, () =>
    new Array<number>(version.length + 1).fill(0),
  );
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const both = (row: number, column: number): number =>
    likeness(version[column] ?? '', originals[row] ?? '');
  for (let row = originals.length - 1; row >= 0; row -= 1) {
    for (let column = version.length - 1; column >= 0; column -= 1) {
      const like = both(row, column);
      const paired = like === 0 ? 0 : like + at(row + 1, column + 1);
      (best[row] ?? [])[column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: (number | undefined)[] = version.map(() => undefined);
  let [row, column] = [0, 0];
  while (row < originals.length && column < version.length) {
    const like = both(row, column);
    if (like > 0 && at(row, column) === like + at(row + 1, column + 1)) {
      pairs[column] = row;
      [row, column] = [row + 1, column + 1];
    } else if (at(row, column) === at(row + 1, column)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return pairs;
}

/**
 * Finds lines of a block again in another version of it: what is highlighted in the TypeScript is in the
 * JavaScript too. Without types a line has some letters less, and formatting may have made several of it.
 *
 * @param lines counted from 1
 * @param original the code whose lines they are
 * @param version the same code without types
 * @returns lines of the version, counted from 1; those of what is gone are gone
 */
export function sameLines(lines: readonly number[], original: string, version: string): number[] {
  const originals = original.split('\n').map(essence);
  const pairs = pair(originals, version.split('\n').map(essence));
  const wanted = new Set(lines.map((line) => line - 1));
  let before: number | undefined;
  return version.split('\n').flatMap((line, index) => {
    const isPartOf = (row: number | undefined): boolean =>
      row !== undefined &&
      line.trim() !== '' &&
      (essence(line) === '' || isLeftOf(essence(line), originals[row] ?? ''));
    const own = pairs[index] ?? (isPartOf(before) ? before : undefined);
    // Where formatting begins a new line, its first piece may stand before the one that was paired.
    const row = own ?? pairs.slice(index).find((next) => next !== undefined);
    const isFound = own !== undefined || isPartOf(row);
    before = isFound ? row : before;
    return isFound && row !== undefined && wanted.has(row) ? [index + 1] : [];
  });
}
