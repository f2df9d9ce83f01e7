import type { ReactNode } from 'react';
import { Avatar, Bar, Box, Button, Part, Rest, Stroke, Word } from './shapes';

/** A page to sign in: a provider, then a form. */
export function SignIn(): ReactNode {
  return (
    <>
      <Box h={124} r={9} w={116} x={62} y={6} />
      <Box h={11} r={3.5} tone="accent" w={11} x={114.5} y={13} />
      <Word middle strong size={10} x={120} y={37}>
        Sign in to Harbour
      </Word>
      <Button plain label="Sign in with GitHub" w={96} x={72} y={43} />
      <Stroke d="M72 66h38M130 66h38" tone="bar" />
      <Word middle size={6.5} tone="quiet" x={120} y={68}>
        or
      </Word>
      <Box h={14} r={4} w={96} x={72} y={74} />
      <Word size={6.5} tone="quiet" x={78} y={83.5}>
        ada@example.com
      </Word>
      <Box h={14} r={4} w={96} x={72} y={92} />
      <Word size={8} tone="quiet" x={78} y={103}>
        ••••••••
      </Word>
      <Button label="Sign in" w={96} x={72} y={110} />
    </>
  );
}

/** The avatar in the header, and the menu below it. */
export function Account({ lit }: { lit?: string }): ReactNode {
  return (
    <>
      <Box h={26} r={8} w={216} x={12} y={8} />
      <Rest lit={lit}>
        <Bar w={44} x={24} y={19} />
        <Avatar r={8} x={212} y={21} />
      </Rest>
      <Box h={86} r={8} w={136} x={92} y={42} />
      <Part frame={[95, 45, 130, 48]} lit={lit} name="popoverHeader">
        <Part frame={[100, 50, 120, 38]} lit={lit} name="preview">
          <Rest lit={lit === 'popoverFooter' || lit === 'signOut' ? lit : undefined}>
            <Avatar r={14} x={120} y={69} />
            <Word strong size={9} x={141} y={67}>
              Ada Okafor
            </Word>
            <Word size={7} tone="quiet" x={141} y={78}>
              ada@example.com
            </Word>
          </Rest>
        </Part>
      </Part>
      <Stroke d="M92 97h136" tone="bar" />
      <Part frame={[95, 100, 130, 25]} lit={lit} name="popoverFooter">
        <Part frame={[171, 102, 52, 21]} lit={lit} name="signOut">
          <Rest lit={lit === 'popoverHeader' || lit === 'preview' ? lit : undefined}>
            <Button plain label="Sign out" w={46} x={174} y={105} />
          </Rest>
        </Part>
      </Part>
    </>
  );
}

/** A header with a button to sign in. */
export function SignInButton(): ReactNode {
  return (
    <>
      <Box h={34} r={9} w={216} x={12} y={50} />
      <Rest lit="button">
        <Box h={10} r={3} tone="accent" w={10} x={24} y={62} />
        <Bar w={50} x={40} y={65} />
      </Rest>
      <Box h={20} r={6} tone="accent" w={56} x={164} y={57} />
      <Word middle strong size={9} tone="onAccent" x={192} y={70}>
        Sign in
      </Word>
    </>
  );
}

/** A session as a program sees it. */
export function Session(): ReactNode {
  return (
    <>
      <Box h={96} r={9} w={200} x={20} y={20} />
      <Avatar r={18} x={54} y={68} />
      <Stroke d="M82 40v56" tone="bar" />
      {[
        ['user.name', 'Ada Okafor'],
        ['user.email', 'ada@example.com'],
      ].map(([field = '', value = ''], i) => (
        <g key={field}>
          <Word mono size={8} tone="accent" x={94} y={50 + i * 32}>
            {field}
          </Word>
          <Word size={9.5} x={94} y={64 + i * 32}>
            {value}
          </Word>
        </g>
      ))}
    </>
  );
}
