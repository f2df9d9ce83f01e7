import { Fragment, type ReactNode } from 'react';
import { splitAtBreaks } from '../../shared/breaks';

/** The attribute that excludes an element from the Markdown copy. */
const MDAST_IGNORE_PROPS = { 'data-mdast': 'ignore' };

interface BreakableProps {
  text: string;
  /**
   * Whether the text is a title, whose large names may be wider than a phone. The `<wbr>` elements of a title need an
   * attribute that excludes them from the Markdown copy. In code, the converter ignores them.
   */
  title?: boolean;
}

/**
 * Joins pieces of text with `<wbr>` elements.
 *
 * @param props - the attributes of the elements
 */
export const joinWithBreaks = (parts: readonly string[], props: object = {}): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr {...props} />}
      {part}
    </Fragment>
  ));

/** Renders code that breaks between names, or a title that also breaks between the words of names. */
export default function Breakable({ text, title = false }: BreakableProps): ReactNode {
  return joinWithBreaks(splitAtBreaks(text, title), title ? MDAST_IGNORE_PROPS : {});
}
