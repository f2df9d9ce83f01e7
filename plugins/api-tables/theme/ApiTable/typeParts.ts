import type { Inline } from '../../shared/rows';

/** Splits text with links. `split` is called for each piece of text, in order. */
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

/** Splits a type into its overloads, which are on a line each. */
export function splitOverloads(type: readonly Inline[]): Inline[][] {
  return splitText(type, (text) => text.split('\n'));
}

/**
 * Splits a union into its members, each with the `|` before it. Unions in brackets aren't split. Another type is
 * returned as the only member.
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
