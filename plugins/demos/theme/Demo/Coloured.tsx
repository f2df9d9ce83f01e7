import { type ReactNode, useMemo } from 'react';
import type { Colour } from './colours';

interface ColouredProps {
  name: string;
  code: string;
  colour: Colour;
}

/** The text under the editor's field, in the colours that it has when it is read. */
export default function Coloured({ name, code, colour }: ColouredProps): ReactNode {
  const html = useMemo(() => colour(name, code), [colour, name, code]);
  // A field shows an empty line behind the last break; `<pre>` would not.
  return <pre aria-hidden="true" dangerouslySetInnerHTML={{ __html: `${html}\n` }} />;
}
