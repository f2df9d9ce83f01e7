import { Fragment, type ReactNode } from 'react';
import { splitAtBreaks } from '../../shared/breaks';

/** Makes the Markdown converter skip an element. */
const SKIPPED = { 'data-mdast': 'ignore' };

interface BreakableProps {
  text: string;
  /** Marks the breaks for the Markdown converter, where it doesn't remove them itself. */
  skipped?: boolean;
}

/** Code that breaks at the start of its words rather than anywhere. */
export default function Breakable({ text, skipped = false }: BreakableProps): ReactNode {
  return splitAtBreaks(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr {...(skipped && SKIPPED)} />}
      {part}
    </Fragment>
  ));
}
