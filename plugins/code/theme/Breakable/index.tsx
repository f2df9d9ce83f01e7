import { Fragment, type ReactNode } from 'react';
import { breakParts } from '../../shared/breaks';

/** Programs that make Markdown of HTML are told to skip an element in this way. */
const SKIPPED = { 'data-mdast': 'ignore' };

interface BreakableProps {
  text: string;
  /** Marks the places as nothing for a Markdown twin, where it does not clean what it takes. */
  skipped?: boolean;
}

/** Code that breaks where its words begin, rather than anywhere. */
export default function Breakable({ text, skipped = false }: BreakableProps): ReactNode {
  return breakParts(text).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr {...(skipped && SKIPPED)} />}
      {part}
    </Fragment>
  ));
}
