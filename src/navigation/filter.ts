/** An entry of a drawer, as far as filtering looks at it; bare labels have neither. */
export interface Filterable {
  type: string;
  label?: string;
  items?: Filterable[];
}

/** Where a label matches, as text before, match and text after; `null` where it does not. */
export type LabelMatch = [before: string, match: string, after: string] | null;

/** Folds a character, so that texts which differ only in case or Unicode form are equal. */
function fold(character: string): string {
  return character.normalize('NFKC').toLowerCase();
}

/**
 * Finds what a reader typed in a label, whatever the case, the Unicode form and the spaces around it.
 *
 * @param label the entry's text
 * @param query what was typed
 */
export function matchLabel(label: string, query: string): LabelMatch {
  // Accents are composed before the text is taken apart: they belong to the letter before them.
  const characters = Array.from(label.normalize('NFC'));
  const folded = characters.map(fold);
  const wanted = fold(query.trim());
  const start = wanted ? folded.join('').indexOf(wanted) : -1;
  if (start < 0) {
    return null;
  }
  const end = start + wanted.length;
  const match: [string, string, string] = ['', '', ''];
  let place = 0;
  characters.forEach((character, index) => {
    const next = place + (folded[index]?.length ?? 0);
    // A character that only partly matches, such as "™" for "m", is marked as a whole.
    const part = next <= start ? 0 : place < end ? 1 : 2;
    match[part] += character;
    place = next;
  });
  return match;
}

/**
 * Narrows a tree to what matches: matching pages with the groups above them; a group that matches
 * by its own name keeps all that it holds.
 *
 * @param items the tree
 * @param query what was typed; without text the tree stays whole
 */
export function filterTree<Item extends Filterable>(items: readonly Item[], query: string): Item[] {
  if (!query.trim()) {
    return [...items];
  }
  return items.flatMap((item) => {
    if (item.label !== undefined && matchLabel(item.label, query)) {
      return [item];
    }
    const kept = filterTree(item.items ?? [], query);
    return kept.length > 0 ? [{ ...item, items: kept }] : [];
  });
}
