import type { Inline } from '../../shared/rows';

/**
 * Splits inline content into parts.
 *
 * @param nodes - the content
 * @param split - splits a string; called for each string in order
 */
function splitText(nodes: readonly Inline[], split: (text: string) => string[]): Inline[][] {
  const parts: Inline[][] = [[]];
  for (const node of nodes) {
    const pieces: Inline[] = typeof node === 'string' ? split(node) : [node];
    pieces.forEach((piece, index) => {
      if (index > 0) {
        parts.push([]);
      }
      if (piece !== '') {
        parts.at(-1)?.push(piece);
      }
    });
  }
  return parts;
}

/** Splits a type into its overloads, which are separated by line breaks. */
export function splitOverloads(type: readonly Inline[]): Inline[][] {
  return splitText(type, (text) => text.split('\n'));
}

/**
 * Splits a union into its members. All members except the first start with `|`. Unions inside brackets aren't split,
 * and a type that isn't a union is returned as the only member.
 */
export function splitUnion(type: readonly Inline[]): Inline[][] {
  let depth = 0;
  return splitText(type, (text) => {
    const pieces: string[] = [];
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
      const character = text.charAt(index);
      if ('([{<'.includes(character)) {
        depth += 1;
      } else if (
        ')]}'.includes(character) ||
        (character === '>' && text.charAt(index - 1) !== '=')
      ) {
        depth -= 1;
      } else if (depth === 0 && text.startsWith(' | ', index)) {
        pieces.push(text.slice(start, index));
        start = index + 1;
      }
    }
    return [...pieces, text.slice(start)];
  });
}
