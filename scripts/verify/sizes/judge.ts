import type { Size } from './packageParts';

/** Bytes as the pages write them: whole kilobytes (1000 bytes), and one decimal below ten. */
export function kilobytes(bytes: number): string {
  const kB = bytes / 1000;
  return kB < 10 ? kB.toFixed(1) : String(Math.round(kB));
}

/**
 * Compares what pages say with what was measured. The last digit may be off by one, since releases of
 * Node.js compress a little differently.
 *
 * @param read gives the text of a page
 * @returns what is wrong, a line each
 */
export function judgeSizes(sizes: readonly Size[], read: (page: string) => string): string[] {
  return sizes.flatMap(({ name, bytes, said }) =>
    said.flatMap(({ page, words }) => {
      const found = words.exec(read(page))?.[1];
      if (found === undefined) {
        return [`${page}: expected the size of ${name} in the words ${words}, found none.`];
      }
      const step = found.includes('.') ? 0.1 : 1;
      return Math.abs(Number(found) - bytes / 1000) <= step
        ? []
        : [`${page}: ${name} is said to be ${found} kB, measured were ${kilobytes(bytes)} kB.`];
    }),
  );
}
