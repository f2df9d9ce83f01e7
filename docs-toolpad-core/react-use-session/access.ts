import type { Navigation, Session } from '@toolpad/core/AppProvider';

export interface AppSession extends Session {
  role: 'baker' | 'manager';
}

/** The paths that only managers can open, including the paths below them. */
const MANAGER_PATHS = ['/wages', '/team/hiring'];

export function canOpen(session: AppSession | null, pathname: string): boolean {
  const isRestricted = MANAGER_PATHS.some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return session !== null && (session.role === 'manager' || !isRestricted);
}

/**
 * Removes the entries that the user can't open, and the groups and headers that
 * this leaves empty.
 */
export function filterNavigation(
  navigation: Navigation,
  session: AppSession | null,
  parent = '',
): Navigation {
  return navigation
    .flatMap((item): Navigation => {
      if (item.kind === 'header' || item.kind === 'divider') {
        return [item];
      }
      const path = item.segment ? `${parent}/${item.segment}` : parent;
      if (!canOpen(session, path || '/')) {
        return [];
      }
      if (!item.children) {
        return [item];
      }
      const children = filterNavigation(item.children, session, path);
      return children.length > 0 ? [{ ...item, children }] : [];
    })
    .filter((item, index, items) => {
      const next = items[index + 1];
      const isEmpty =
        !next || next.kind === 'header' || next.kind === 'divider';
      return item.kind !== 'header' || !isEmpty;
    });
}
