import { type ReactNode, useMemo } from 'react';
import type { Color } from './colors';

interface ColoredProps {
  name: string;
  code: string;
  color: Color;
}

/** The text under the editor's field, in the colors that it has when it is read. */
export default function Colored({ name, code, color }: ColoredProps): ReactNode {
  const html = useMemo(() => color(name, code), [color, name, code]);
  // A field shows an empty line behind the last break; `<pre>` would not.
  return <pre aria-hidden="true" dangerouslySetInnerHTML={{ __html: `${html}\n` }} />;
}
