import { findPartLines, parseParts } from '../node/sources/parts';

const LINES = `import { NAVIGATION } from './navigation';

const NAVIGATION = [
  { title: 'Orders' },
  {
    action: <Chip />,
  },
];

export default function App() {
  return (
    <AppProvider navigation={NAVIGATION}>
      <OrderList />
    </AppProvider>
  );
}`.split('\n');

const findLines = (parts: string): string[][] =>
  parseParts(parts).map(({ selector }, _, all) =>
    findPartLines(LINES, all, 2).flatMap((part, index) =>
      part === selector ? [LINES[index]?.trim() ?? ''] : [],
    ),
  );

it.each([
  ['the line with the text', 'table → <OrderList', [['<OrderList />']]],
  [
    'the deeper lines below it, and the closing bracket, but no imports',
    'nav → const NAVIGATION',
    [['const NAVIGATION = [', "{ title: 'Orders' },", '{', 'action: <Chip />,', '},', '];']],
  ],
  [
    'lines only for the first part that matches them',
    'nav span → <Chip, nav → const NAVIGATION',
    [['action: <Chip />,'], ['const NAVIGATION = [', "{ title: 'Orders' },", '{', '},', '];']],
  ],
  ['no lines without the text', 'nav → MENU', [[]]],
])('finds %s', (_what, parts, lines) => {
  expect(findLines(parts)).toEqual(lines);
});

it.each(['nav', 'nav → ', 'nav → A → B'])('rejects %s', (parts) => {
  expect(() => parseParts(parts)).toThrow(`found "${parts}"`);
});
