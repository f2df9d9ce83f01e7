/** Checks the rules for roles, which the page of useSession shows and its demo uses. */
import fs from 'node:fs';
import path from 'node:path';
import type { Navigation } from '@toolpad/core/AppProvider';
import {
  type AppSession,
  canOpen,
  filterNavigation,
} from '../../../docs-toolpad-core/react-use-session/access';

const FOLDER = path.join(__dirname, '../../../docs-toolpad-core/react-use-session');

const BAKER: AppSession = { role: 'baker' };
const MANAGER: AppSession = { role: 'manager' };

const NAVIGATION: Navigation = [
  { segment: 'shifts' },
  { segment: 'team', children: [{ segment: 'phones' }, { segment: 'hiring' }] },
  { kind: 'divider' },
  { kind: 'header', title: 'Office' },
  { segment: 'wages', children: [{ segment: 'may' }] },
];

describe('canOpen', () => {
  it.each([
    ['/shifts', BAKER, true],
    ['/wages', BAKER, false],
    ['/wages/may', BAKER, false],
    ['/wages-of-others', BAKER, true],
    ['/team/hiring', MANAGER, true],
    ['/shifts', null, false],
  ])('decides who may open %s', (pathname, session, expected) => {
    expect(canOpen(session, pathname)).toBe(expected);
  });
});

describe('filterNavigation', () => {
  it('returns all entries for a role that may open them', () => {
    expect(filterNavigation(NAVIGATION, MANAGER)).toEqual(NAVIGATION);
  });

  it('removes nested entries, groups and empty headers', () => {
    expect(filterNavigation(NAVIGATION, BAKER)).toEqual([
      { segment: 'shifts' },
      { segment: 'team', children: [{ segment: 'phones' }] },
      { kind: 'divider' },
    ]);
  });

  it('removes groups without remaining entries', () => {
    const team = [{ segment: 'team', children: [{ segment: 'hiring' }] }];
    expect(filterNavigation(team, BAKER)).toEqual([]);
  });
});

describe('the page of useSession', () => {
  it('shows the same rules as the demo', () => {
    const page = fs.readFileSync(path.join(FOLDER, 'index.mdx'), 'utf8');
    expect(page).toContain(fs.readFileSync(path.join(FOLDER, 'access.ts'), 'utf8'));
  });
});
