import { Fragment, type ReactNode } from 'react';

/** Matches a name that may be wider than a phone. */
const LONG_NAME = /\w{13}/;

/** Matches positions before capital letters in a name, with at least three letters on each side. */
const WORD_BOUNDARY = /(?<=\w{2}[a-z\d])(?=[A-Z]\w{2})/;

/** Renders a title that can break between the words of long names. */
export default function Breakable({ text }: { text: string }): ReactNode {
  return (LONG_NAME.test(text) ? text.split(WORD_BOUNDARY) : [text]).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr data-mdast="ignore" />}
      {part}
    </Fragment>
  ));
}
