import type { ReactNode } from 'react';
import { Bar, Box, Part, Rest, Stroke, Word } from './shapes';

const SUN =
  'M209 22.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM209 19.500v.6M209 31v.6M203 25.500h.6M214.400 25.500h.6';
const SEARCH =
  'M192.500 28a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400ZM195 27.500l2.400 2.400';

/** A dashboard: header, sidebar, and a page with figures and rows. */
export function Dashboard({ lit }: { lit?: string }): ReactNode {
  return (
    <>
      <Box h={112} r={8} w={216} x={12} y={12} />
      <Rest lit={lit}>
        <Stroke d="M12 39h216M74 39v85" tone="bar" />
        <Word strong size={10} x={84} y={56}>
          Orders
        </Word>
        {['128', '6', '48k'].map((figure, i) => (
          <g key={figure}>
            <Box h={22} r={4} w={40} x={84 + i * 46} y={62} />
            <Word strong size={9} x={90 + i * 46} y={77}>
              {figure}
            </Word>
          </g>
        ))}
        {[92, 102, 112].map((y) => (
          <g key={y}>
            <Bar w={48} x={84} y={y} />
            <Bar tone="soft" w={76} x={140} y={y} />
          </g>
        ))}
        <Bar w={30} x={22} y={70} />
        <Bar w={36} x={22} y={85} />
        <Bar w={26} x={22} y={100} />
      </Rest>
      <Part frame={[15, 43, 56, 20]} lit={lit} name="item">
        <Rest lit={lit === 'item' ? undefined : lit}>
          <Box h={16} r={4} tone="tint" w={52} x={17} y={45} />
          <Bar tone="accent" w={32} x={22} y={51} />
        </Rest>
      </Part>
      <Part frame={[12, 12, 216, 27]} lit={lit} name="header">
        <Rest lit={lit === 'header' ? undefined : lit}>
          <Box h={10} r={3} tone="accent" w={10} x={22} y={20.5} />
          <Word strong x={37} y={28.5}>
            Harbour
          </Word>
        </Rest>
        <Part frame={[184, 16, 40, 19]} lit={lit} name="actions">
          <Rest lit={lit === 'item' || lit === 'switcher' ? lit : undefined}>
            <Stroke d={SEARCH} />
          </Rest>
          <Part frame={[199, 16, 20, 19]} lit={lit} name="switcher">
            <Rest lit={lit === 'item' ? lit : undefined}>
              <Stroke d={SUN} />
            </Rest>
          </Part>
        </Part>
      </Part>
    </>
  );
}

/** A page: breadcrumbs, title, actions and content. */
export function Page({ lit }: { lit?: string }): ReactNode {
  return (
    <>
      <Box h={112} r={8} w={216} x={12} y={12} />
      <Part frame={[18, 18, 204, 38]} lit={lit} name="header">
        <Rest lit={lit === 'toolbar' ? lit : undefined}>
          <Word size={7} tone="quiet" x={26} y={30}>
            Home / Orders
          </Word>
          <Word strong size={14} x={26} y={48}>
            Orders
          </Word>
        </Rest>
        <Part frame={[140, 31, 80, 23]} lit={lit} name="toolbar">
          <Box h={15} r={5} w={34} x={144} y={35} />
          <Word middle strong size={7} x={161} y={45}>
            Print
          </Word>
          <Box h={15} r={5} tone="accent" w={34} x={182} y={35} />
          <Word middle strong size={7} tone="onAccent" x={199} y={45}>
            Add
          </Word>
        </Part>
      </Part>
      <Rest lit={lit}>
        <Box h={52} r={6} tone="soft" w={188} x={26} y={62} />
        {[72, 84, 96].map((y) => (
          <g key={y}>
            <Bar w={60} x={36} y={y} />
            <Bar w={84} x={112} y={y} />
          </g>
        ))}
      </Rest>
    </>
  );
}

/** Theme, session and navigation, one around the other, and the app in the middle. */
export function Provider(): ReactNode {
  return (
    <>
      <Box h={116} r={10} tone="tint" w={220} x={10} y={10} />
      <Word strong size={7.5} tone="accent" x={20} y={23}>
        theme
      </Word>
      <Box h={92} r={8} w={200} x={20} y={28} />
      <Word strong size={7.5} tone="quiet" x={30} y={41}>
        session
      </Word>
      <Box h={68} r={7} tone="soft" w={180} x={30} y={46} />
      <Word strong size={7.5} tone="quiet" x={40} y={58}>
        navigation
      </Word>
      <Box h={44} r={5} w={160} x={40} y={63} />
      <Stroke d="M40 75h160M80 75v32" tone="bar" />
      <Box h={6} r={2} tone="accent" w={6} x={46} y={66} />
      <Bar tone="accent" w={22} x={48} y={82} />
      <Bar w={18} x={48} y={92} />
      <Bar w={60} x={90} y={84} />
      <Bar tone="soft" w={92} x={90} y={94} />
    </>
  );
}

/** One label in two languages. */
export function Languages(): ReactNode {
  return (
    <>
      <Box h={36} r={9} w={130} x={20} y={22} />
      <Word strong size={13} x={34} y={45}>
        Sign in
      </Word>
      <Box h={36} r={9} tone="accent" w={130} x={90} y={78} />
      <Word strong size={13} tone="onAccent" x={104} y={101}>
        Entrar
      </Word>
      <Stroke d="M56 66v14c0 10 6 16 16 16h8M75 91l6 5-6 5" />
    </>
  );
}
