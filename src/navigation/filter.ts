/** The properties of a sidebar item that the filter reads. An HTML item has neither `label` nor `items`. */
export interface FilterableItem {
  type: string;
  label?: string;
  items?: FilterableItem[];
}

/** A label that is split at its match, or `null` if the label doesn't match. */
export type LabelMatch = [before: string, match: string, after: string] | null;

/** Normalizes a character, so that strings are equal if they differ only in case or Unicode form. */
function normalize(character: string): string {
  return character.normalize('NFKC').toLowerCase();
}

/** Finds the query in a label, ignoring case, Unicode form, and surrounding spaces. */
export function matchLabel(label: string, query: string): LabelMatch {
  // Accents must be composed before the label is split, because they belong to the preceding letter.
  const characters = Array.from(label.normalize('NFC'));
  const normalized = characters.map(normalize);
  const needle = normalize(query.trim());
  const start = needle ? normalized.join('').indexOf(needle) : -1;
  if (start < 0) {
    return null;
  }
  const end = start + needle.length;
  const match: [string, string, string] = ['', '', ''];
  let place = 0;
  characters.forEach((character, index) => {
    const next = place + (normalized[index]?.length ?? 0);
    // A character that matches only in part, such as "™" for "m", is highlighted as a whole.
    const part = next <= start ? 0 : place < end ? 1 : 2;
    match[part] += character;
    place = next;
  });
  return match;
}

/**
 * Returns the matching pages of a tree with the groups around them. A group whose own label matches keeps all its
 * pages. Without text in the filter, all items match.
 *
 * @param hasName - returns whether an item matches by a name that its label lacks
 */
export function filterTree<Item extends FilterableItem>(
  items: readonly Item[],
  query: string,
  hasName: (item: Item) => boolean = () => false,
): Item[] {
  if (!query.trim()) {
    return [...items];
  }
  return items.flatMap((item) => {
    if ((item.label !== undefined && matchLabel(item.label, query)) || hasName(item)) {
      return [item];
    }
    const matches = filterTree((item.items ?? []) as Item[], query, hasName);
    return matches.length > 0 ? [{ ...item, items: matches }] : [];
  });
}
