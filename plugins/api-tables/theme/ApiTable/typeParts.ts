import type { Inline } from '../../shared/rows';

/** Cuts a text that has links in it; `cut` is given its pieces of text, one after the other. */
function divided(nodes: readonly Inline[], cut: (text: string) => string[]): Inline[][] {
  const parts: Inline[][] = [[]];
  for (const node of nodes) {
    const pieces: Inline[] = typeof node === 'string' ? cut(node) : [node];
    pieces.forEach((piece, place) => {
      if (place > 0) {
        parts.push([]);
      }
      if (piece !== '') {
        parts.at(-1)?.push(piece);
      }
    });
  }
  return parts;
}

/** The overloads of a type: each has a line. */
export function overloadsOf(type: readonly Inline[]): Inline[][] {
  return divided(type, (text) => text.split('\n'));
}

/**
 * The members of a union, each with the `|` before it, so that it can be kept on one line. A `|`
 * within brackets is no member's; a type that is no union is its own only member.
 */
export function membersOf(type: readonly Inline[]): Inline[][] {
  let depth = 0;
  return divided(type, (text) => {
    const pieces: string[] = [];
    let start = 0;
    for (let place = 0; place < text.length; place += 1) {
      const sign = text.charAt(place);
      if ('([{<'.includes(sign)) {
        depth += 1;
      } else if (')]}'.includes(sign) || (sign === '>' && text.charAt(place - 1) !== '=')) {
        depth -= 1;
      } else if (depth === 0 && text.startsWith(' | ', place)) {
        pieces.push(text.slice(start, place));
        start = place + 1;
      }
    }
    return [...pieces, text.slice(start)];
  });
}
