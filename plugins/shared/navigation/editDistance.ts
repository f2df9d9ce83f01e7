/** How many characters have to be added, taken off or changed to turn one text into the other. */
export function editDistance(a: string, b: string): number {
  // Levenshtein's algorithm, keeping only the row above.
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 0; i < a.length; i += 1) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const change = (above[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      row.push(Math.min(change, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

/** 1 for equal texts, 0 for texts that have nothing in common. */
export function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}
