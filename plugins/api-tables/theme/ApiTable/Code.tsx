import { Fragment, type ReactNode } from 'react';
import { getCodeClass, splitInlineCode, needsBreak } from '../../../code/shared/breaks';

/** Renders inline code with the same markup that plugins/code/node/rehypeInlineCode.ts creates for code in pages. */
export default function Code({ text }: { text: string }): ReactNode {
  const className = getCodeClass(text);
  if (!className) {
    return <code>{text}</code>;
  }
  return (
    <code className={className}>
      {splitInlineCode(text).map((part, index, parts) => (
        <Fragment key={index}>
          {needsBreak(parts[index - 1], part) && <wbr />}
          {typeof part === 'string' ? part : <span>{part.unbreakable}</span>}
        </Fragment>
      ))}
    </code>
  );
}
