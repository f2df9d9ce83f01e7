/** Checks the functions for roles that the page about roles shows and that its demo uses. */
import fs from 'node:fs';
import path from 'node:path';
import type { Navigation } from '@toolpad/core/AppProvider';
import {
  type AppSession,
  canOpen,
  filterNavigation,
} from '../../../docs-toolpad-core/react-use-session/access';

const PAGE_FOLDER = path.join(__dirname, '../../../docs-toolpad-core/react-use-session');

const BAKER_SESSION: AppSession = { role: 'baker' };
const MANAGER_SESSION: AppSession = { role: 'manager' };

const NAVIGATION: Navigation = [
  { segment: 'shifts' },
  { segment: 'team', children: [{ segment: 'phones' }, { segment: 'hiring' }] },
  { kind: 'divider' },
  { kind: 'header', title: 'Office' },
  { segment: 'wages', children: [{ segment: 'may' }] },
];

it.each([
  ['/shifts', BAKER_SESSION, true],
  ['/wages', BAKER_SESSION, false],
  ['/wages/may', BAKER_SESSION, false],
  ['/wages-of-others', BAKER_SESSION, true],
  ['/team/hiring', MANAGER_SESSION, true],
  ['/shifts', null, false],
])(
  'allows a path only if the role of the session can open it: %s with %j → %s',
  (pathname, session, expected) => {
    expect(canOpen(session, pathname)).toBe(expected);
  },
);

describe('filterNavigation', () => {
  it('returns all entries for a role that can open all of them', () => {
    expect(filterNavigation(NAVIGATION, MANAGER_SESSION)).toEqual(NAVIGATION);
  });

  it('removes entries that the role can’t open, even nested ones, and headers that become empty', () => {
    expect(filterNavigation(NAVIGATION, BAKER_SESSION)).toEqual([
      { segment: 'shifts' },
      { segment: 'team', children: [{ segment: 'phones' }] },
      { kind: 'divider' },
    ]);
  });

  it('removes groups that become empty', () => {
    const team = [{ segment: 'team', children: [{ segment: 'hiring' }] }];
    expect(filterNavigation(team, BAKER_SESSION)).toEqual([]);
  });
});

it('shows on the page about roles the same code as the demo’s file access.ts', () => {
  const page = fs.readFileSync(path.join(PAGE_FOLDER, 'roles.mdx'), 'utf8');
  expect(page).toContain(fs.readFileSync(path.join(PAGE_FOLDER, 'access.ts'), 'utf8'));
});
