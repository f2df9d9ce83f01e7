import { Fragment, type ReactNode } from 'react';

/** Where code may break: after `<`, and before a capital inside a long name. */
const BREAKS = /(?<=<)|(?<=\w{8}[a-z])(?=[A-Z])/;

/** Code that breaks where its words begin, rather than anywhere. */
export default function Breakable({ text }: { text: string }): ReactNode {
  const parts = text.split(BREAKS);
  return (
    <>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {text.endsWith('<') && <wbr />}
    </>
  );
}
