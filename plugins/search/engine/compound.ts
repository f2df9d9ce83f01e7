// cspell:ignore datatable
/** Shorter halves are in too many words. */
const SHORTEST_HALF = 3;

/**
 * Two known words of which a word is made: "datatable" → data, table. Of several ways to cut it the
 * most even one counts.
 *
 * @param isKnown whether a word stands somewhere as it is
 */
export function splitCompound(
  term: string,
  isKnown: (half: string) => boolean,
): [string, string] | undefined {
  const middle = term.length / 2;
  const cuts = Array.from({ length: term.length + 1 }, (_, cut) => cut)
    .filter((cut) => cut >= SHORTEST_HALF && term.length - cut >= SHORTEST_HALF)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  for (const cut of cuts) {
    const halves: [string, string] = [term.slice(0, cut), term.slice(cut)];
    if (halves.every(isKnown)) {
      return halves;
    }
  }
  return undefined;
}
