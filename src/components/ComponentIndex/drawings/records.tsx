import type { ReactNode } from 'react';
import { Bar, Box, Button, Rest, Stroke, Word } from './shapes';

const PENCIL = 'm0 7 .4-2L5 .500l1.600 1.600L2 6.600Z';

/** A table of records, with what one does to them. */
export function Records(): ReactNode {
  return (
    <>
      <Box h={116} r={8} w={216} x={12} y={10} />
      <Word strong size={11} x={24} y={30}>
        Books
      </Word>
      <Button label="Create new" w={52} x={166} y={18} />
      <Box h={78} r={5} w={194} x={23} y={40} />
      <Bar tone="quiet" w={22} x={32} y={47} />
      <Bar tone="quiet" w={28} x={100} y={47} />
      <Bar tone="quiet" w={18} x={152} y={47} />
      {[56, 72, 88, 104].map((y, i) => (
        <g key={y}>
          <Stroke d={`M23 ${y}h194`} tone="bar" />
          <Bar tone="ink" w={[48, 36, 54, 42][i] ?? 40} x={32} y={y + 6} />
          <Bar w={34} x={100} y={y + 6} />
          <Bar w={26} x={152} y={y + 6} />
          <g transform={`translate(196 ${y + 4})`}>
            <Stroke d={PENCIL} />
          </g>
        </g>
      ))}
    </>
  );
}

/** All pages of records: the table, and a form over it. */
export function Crud(): ReactNode {
  return (
    <>
      <Records />
      <Box h={74} r={8} w={112} x={120} y={58} />
      <Box h={18} r={5} w={92} x={130} y={68} />
      <Word size={8.5} x={137} y={80}>
        Tidal charts
      </Word>
      <Box h={18} r={5} w={92} x={130} y={90} />
      <Word size={8.5} x={137} y={102}>
        R. Achebe
      </Word>
      <Button label="Save" w={32} x={190} y={113} />
    </>
  );
}

const FIELDS = [
  ['Title', 'Tidal charts'],
  ['Author', 'R. Achebe'],
  ['Year', '2019'],
] as const;

/** One record, to be read. */
export function Record(): ReactNode {
  return (
    <>
      <Box h={116} r={8} w={216} x={12} y={10} />
      {FIELDS.map(([label, value], i) => (
        <g key={label}>
          <Word size={7} tone="quiet" x={28} y={30 + i * 26}>
            {label}
          </Word>
          <Word strong size={10} x={28} y={43 + i * 26}>
            {value}
          </Word>
        </g>
      ))}
      <Button label="Edit" w={36} x={176} y={103} />
      <Button plain label="Delete" w={40} x={130} y={103} />
    </>
  );
}

interface FormProps {
  /** Whether the fields have values. */
  filled?: boolean;
  /** The button's label; without one, the drawing is about the fields. */
  submit?: string;
}

/** A form for one record. */
export function Form({ filled = false, submit }: FormProps): ReactNode {
  return (
    <>
      <Box h={116} r={8} w={216} x={12} y={10} />
      {FIELDS.map(([label, value], i) => (
        <g key={label}>
          <Box h={20} r={5} w={188} x={26} y={20 + i * 27} />
          <Word size={filled ? 9 : 8} tone={filled ? 'ink' : 'quiet'} x={34} y={33 + i * 27}>
            {filled ? value : label}
          </Word>
        </g>
      ))}
      {submit ? (
        <Button label={submit} w={44} x={170} y={103} />
      ) : (
        <Rest lit="fields">
          <Button label="Save" w={44} x={170} y={103} />
        </Rest>
      )}
    </>
  );
}

/** One data source, and the pages that read from it. */
export function Source(): ReactNode {
  return (
    <>
      <Stroke d="M84 68h16M100 30v76M100 30h14M100 68h14M100 106h14" tone="accent" />
      <path
        d="M28 46v44c0 6 12 11 28 11s28-5 28-11V46"
        fill="var(--accent-tint)"
        stroke="var(--accent)"
        strokeWidth="1.2"
      />
      <ellipse
        cx="56"
        cy="46"
        fill="var(--bg)"
        rx="28"
        ry="10"
        stroke="var(--accent)"
        strokeWidth="1.2"
      />
      <Stroke d="M28 68c0 6 12 11 28 11s28-5 28-11" tone="accent" />
      {['List', 'Show', 'Edit'].map((name, i) => (
        <g key={name}>
          <Box h={28} r={6} w={98} x={116} y={16 + i * 38} />
          <Word strong size={9} x={126} y={33 + i * 38}>
            {name}
          </Word>
          <Bar w={42} x={162} y={28 + i * 38} />
        </g>
      ))}
    </>
  );
}
