import { Fragment, type ReactNode } from 'react';
import { splitAtBreaks } from '../../shared/breaks';

/** Excludes an element from the Markdown copy. */
const SKIPPED = { 'data-mdast': 'ignore' };

interface BreakableProps {
  text: string;
  /**
   * Whether the `<wbr>` elements need an attribute that excludes them from the Markdown copy. By default, the converter
   * ignores them.
   */
  skipped?: boolean;
}

/** Renders code that breaks between the words of names. */
export default function Breakable({ text, skipped = false }: BreakableProps): ReactNode {
  return splitAtBreaks(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr {...(skipped && SKIPPED)} />}
      {part}
    </Fragment>
  ));
}
