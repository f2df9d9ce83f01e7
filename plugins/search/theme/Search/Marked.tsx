import type { ReactNode } from 'react';
import type { Excerpt } from '../../engine/excerpt';

/**
 * Shows a text with its matches marked. Each piece is the only child of an element, so that React can
 * replace it after a translator has replaced its text node.
 */
export default function Marked({ text, marks }: Excerpt): ReactNode {
  return (
    <>
      {marks.map(([start, end], place) => [
        <span key={`before-${start}`}>{text.slice(marks[place - 1]?.[1] ?? 0, start)}</span>,
        <mark key={start}>{text.slice(start, end)}</mark>,
      ])}
      <span>{text.slice(marks.at(-1)?.[1] ?? 0)}</span>
    </>
  );
}
