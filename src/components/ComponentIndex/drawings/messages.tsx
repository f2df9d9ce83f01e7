import type { ReactNode } from 'react';
import { Bar, Box, Button, Stroke, Word } from './shapes';

function Behind(): ReactNode {
  return (
    <>
      <Box h={112} r={8} w={216} x={12} y={12} />
      <Bar tone="soft" w={60} x={24} y={24} />
      {[40, 54, 68, 82, 96, 110].map((y) => (
        <Bar key={y} tone="soft" w={190} x={24} y={y} />
      ))}
    </>
  );
}

/** A question over a page. */
export function Dialog(): ReactNode {
  return (
    <>
      <Behind />
      <Box h={70} r={9} w={152} x={44} y={33} />
      <Word strong size={11} x={57} y={53}>
        Delete this file?
      </Word>
      <Word size={8} tone="quiet" x={57} y={67}>
        It can’t be brought back.
      </Word>
      <Word strong size={8} x={124} y={91}>
        Keep
      </Word>
      <Word strong size={8} tone="bad" x={156} y={91}>
        Delete
      </Word>
    </>
  );
}

/** Dialogs on a pile. */
export function DialogStack(): ReactNode {
  return (
    <>
      <Behind />
      <Box h={60} r={9} w={132} x={36} y={24} />
      <Bar w={50} x={48} y={36} />
      <Box h={60} r={9} w={132} x={72} y={52} />
      <Word strong size={10} x={84} y={71}>
        Discard changes?
      </Word>
      <Button plain label="No" w={28} x={132} y={88} />
      <Button label="Yes" w={28} x={166} y={88} />
    </>
  );
}

/** A message at the lower edge of a page. */
export function Notification(): ReactNode {
  return (
    <>
      <Behind />
      <Box h={26} r={7} w={140} x={24} y={86} />
      <Stroke d="m35 99 3 3 6-6.500" tone="good" />
      <Word strong size={9} x={51} y={102}>
        Order 2041 is saved
      </Word>
      <Stroke d="m150 96 5 5M155 96l-5 5" />
    </>
  );
}

/** Messages that wait for their turn. */
export function NotificationQueue(): ReactNode {
  return (
    <>
      <Box h={30} r={8} w={140} x={54} y={32} />
      <Box h={30} r={8} w={158} x={45} y={46} />
      <Box h={36} r={9} w={176} x={36} y={62} />
      <Stroke d="m49 80 4 4 8-8.500" tone="good" />
      <Word strong size={11} x={70} y={84}>
        Parcel 118 is packed
      </Word>
      <circle cx="212" cy="62" fill="var(--accent)" r="9" />
      <Word middle strong size={9} tone="onAccent" x={212} y={65.2}>
        3
      </Word>
    </>
  );
}
