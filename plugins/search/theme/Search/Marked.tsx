import type { ReactNode } from 'react';
import type { Excerpt } from '../../engine/excerpt';

/** A text with its matches marked. Text stays text: nothing of it is taken for HTML. */
export default function Marked({ text, marks }: Excerpt): ReactNode {
  const pieces = marks.map(([start, end], place) => [
    text.slice(marks[place - 1]?.[1] ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {pieces}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
