import { Fragment, type ReactNode } from 'react';
import { getCodeClass, splitInlineCode, needsBreak } from '../../../code/shared/breaks';

/** Renders inline code like plugins/code/node/rehypeInlineCode.ts, which handles the code in pages. */
export default function Code({ text }: { text: string }): ReactNode {
  const className = getCodeClass(text);
  if (!className) {
    return <code>{text}</code>;
  }
  return (
    <code className={className}>
      {splitInlineCode(text).map((part, place, parts) => (
        <Fragment key={place}>
          {needsBreak(parts[place - 1], part) && <wbr />}
          {typeof part === 'string' ? part : <span>{part.whole}</span>}
        </Fragment>
      ))}
    </code>
  );
}
