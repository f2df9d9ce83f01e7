/** From where the last piece of the original ended: how many lines to skip, and how many to take. */
type Piece = [skip: number, take: number];

/** A piece of the original, or a line of the version's own. */
export type Edit = Piece | string;

/** The longest run of an original's lines that goes on as a version does: where it is, and its length. */
function longestRun(original: readonly string[], version: readonly string[]): [number, number] {
  let [start, longest] = [0, 0];
  for (const first of original.keys()) {
    let length = 0;
    while (length < version.length && original[first + length] === version[length]) {
      length += 1;
    }
    if (length > longest) {
      [start, longest] = [first, length];
    }
  }
  return [start, longest];
}

/** What makes a version of its original, line by line. */
export function editsBetween(original: string, version: string): Edit[] {
  const lines = original.split('\n');
  const rest = version.split('\n');
  const edits: Edit[] = [];
  let end = 0;
  while (rest.length > 0) {
    const [start, length] = longestRun(lines, rest);
    const own = rest.splice(0, Math.max(length, 1));
    if (length > 0) {
      edits.push([start - end, length]);
      end = start + length;
    } else {
      edits.push(...own);
    }
  }
  return edits;
}

/** Makes a version of its original. */
export function versionOf(original: string, edits: readonly Edit[]): string {
  const lines = original.split('\n');
  let at = 0;
  return edits
    .flatMap((edit) =>
      typeof edit === 'string' ? edit : lines.slice((at += edit[0]), (at += edit[1])),
    )
    .join('\n');
}
