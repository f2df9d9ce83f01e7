import type { ReactNode } from 'react';
import { Bar, Box, Stroke, Word } from './shapes';

/** A tree of pages. */
export function NavigationTree(): ReactNode {
  return (
    <>
      <Box h={112} r={8} w={96} x={20} y={12} />
      <Bar w={40} x={32} y={26} />
      <Box h={18} r={5} tone="tint" w={80} x={28} y={38} />
      <Bar tone="accent" w={44} x={34} y={45} />
      {[66, 82, 98].map((y, i) => (
        <Bar key={y} w={[36, 48, 30][i] ?? 40} x={34} y={y} />
      ))}
      <Stroke d="M121 68h12M128 63.500l5 4.500-5 4.500" />
      <Box h={112} r={8} w={82} x={138} y={12} />
      {['/', '/orders', '/returns', '/shelves'].map((path, i) => (
        <Word key={path} mono size={10} tone={i === 1 ? 'accent' : 'ink'} x={149} y={35 + i * 24.5}>
          {path}
        </Word>
      ))}
    </>
  );
}

/** From an address to a title and breadcrumbs. */
export function ActivePage(): ReactNode {
  return (
    <>
      <Box h={24} r={12} w={200} x={20} y={14} />
      <Word mono size={9.5} tone="accent" x={34} y={29.5}>
        /orders/2041
      </Word>
      <Stroke d="M120 46v12M115.500 54l4.500 4.500 4.500-4.500" />
      <Box h={54} r={8} w={200} x={20} y={66} />
      <Word size={8} tone="quiet" x={34} y={84}>
        Home / Orders / 2041
      </Word>
      <Word strong size={15} x={34} y={106}>
        Order 2041
      </Word>
    </>
  );
}

interface TabProps {
  x: number;
  y: number;
  w: number;
}

function Tab({ x, y, w }: TabProps): ReactNode {
  return (
    <>
      <Box h={76} r={8} w={w} x={x} y={y} />
      <Stroke d={`M${x} ${y + 20}h${w}`} tone="bar" />
      <Bar w={w * 0.4} x={x + 22} y={y + 8} />
      <g transform={`translate(${x + 8} ${y + 6})`}>
        <Stroke d="M7.500 2.500A4 4 0 1 0 8 5M8 .500v2.500H5.500" tone="accent" />
      </g>
    </>
  );
}

/** A value that survives a reload. */
export function Stored(): ReactNode {
  return (
    <>
      <Box h={104} r={8} w={200} x={20} y={16} />
      <Stroke d="M20 38h200" tone="bar" />
      <g transform="translate(30 21) scale(1.3)">
        <Stroke d="M7.500 2.500A4 4 0 1 0 8 5M8 .500v2.500H5.500" tone="accent" />
      </g>
      <Box h={11} r={5.5} tone="soft" w={150} x={52} y={21.5} />
      <Word size={7.5} tone="quiet" x={36} y={56}>
        Name of this till
      </Word>
      <Box h={24} r={6} w={168} x={36} y={61} />
      <Word strong size={10.5} x={46} y={77}>
        Harbour kiosk
      </Word>
      <Word mono size={7.5} tone="accent" x={36} y={105}>
        localStorage
      </Word>
      <Bar tone="tint" w={104} x={100} y={100} h={6} />
    </>
  );
}

/** One value in two tabs. */
export function TwoTabs(): ReactNode {
  return (
    <>
      <Tab w={92} x={20} y={30} />
      <Tab w={92} x={128} y={30} />
      {[20, 128].map((x) => (
        <g key={x}>
          <Box h={20} r={5} tone="tint" w={72} x={x + 10} y={66} />
          <Word strong size={9} tone="accent" x={x + 18} y={79}>
            25 rows
          </Word>
        </g>
      ))}
      <Stroke d="M66 112v6h108v-6" tone="accent" />
    </>
  );
}

/** A value that belongs to one tab. */
export function OneTab(): ReactNode {
  return (
    <>
      <Tab w={92} x={20} y={30} />
      <Box h={20} r={5} tone="tint" w={72} x={30} y={66} />
      <Word strong size={9} tone="accent" x={38} y={79}>
        A draft
      </Word>
      <Tab w={92} x={128} y={30} />
      <Box h={20} r={5} tone="soft" w={72} x={138} y={66} />
    </>
  );
}
