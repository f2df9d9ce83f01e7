import type { Likeness } from '../../../code/shared/packedCode';
import { escapeText } from '../../../shared/escapeHtml';
import type { DemoSpec, FilePlace } from '../../shared/types';

/** The highlighted files of a demo, by pane. */
export type Html = readonly (readonly string[])[];

/** The id of the element with a file of a demo. */
export const codeId = (demo: string, place: FilePlace): string => `${demo}-${place.join('-')}`;

/**
 * What is on the page already that a file of a demo is like: the same file in a demo before, or the file
 * of that place in the pane that most readers see.
 *
 * @param html the demo's files; nothing where they are not known, as in a reader's browser
 */
export function likenessOf(
  { name, panes }: DemoSpec,
  [pane, file]: FilePlace,
  html: Html | undefined,
): Likeness | undefined {
  const own = html?.[pane]?.[file];
  const first = html?.[0]?.[file];
  const same = panes[pane]?.files[file]?.same;
  if (own !== undefined && same) {
    const demo = `<a href="#${same.name}.tsx">${escapeText(same.title)}</a>`;
    return {
      id: codeId(same.name, same.place),
      html: own,
      // Without scripts the other panes are not to be had.
      ...(pane === 0 && { note: `The same file as in the demo ${demo}.` }),
    };
  }
  return pane > 0 && first !== undefined ? { id: codeId(name, [0, file]), html: first } : undefined;
}
