import { Fragment, type ReactNode } from 'react';
import { codeClass, codeParts, needsBreak } from '../../../code/shared/breaks';

/** Inline code in a text. plugins/code/node/rehypeInlineCode.ts does the same for what writers write. */
export default function Code({ text }: { text: string }): ReactNode {
  const className = codeClass(text);
  if (!className) {
    return <code>{text}</code>;
  }
  return (
    <code className={className}>
      {codeParts(text).map((part, place, parts) => (
        <Fragment key={place}>
          {needsBreak(parts[place - 1], part) && <wbr />}
          {typeof part === 'string' ? part : <span>{part.whole}</span>}
        </Fragment>
      ))}
    </code>
  );
}
