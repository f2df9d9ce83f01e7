/**
 * @jest-environment jsdom
 */
import { renderHook } from '@testing-library/react';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { useActivePage } from '@toolpad/core/useActivePage';
import type { ReactNode } from 'react';

const NAVIGATION: Navigation = [
  { segment: 'rooms', title: 'Rooms' },
  { segment: 'patients', title: 'Patients', pattern: 'patients{/:id}?' },
  { segment: 'bikes', title: 'Bikes', pattern: 'bikes{/:id}*' },
];

/** Returns the title of the page that is active at a path. */
function getActiveTitle(pathname: string): string | undefined {
  const router: Router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: () => undefined,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProvider navigation={NAVIGATION} router={router}>
      {children}
    </AppProvider>
  );
  return renderHook(useActivePage, { wrapper }).result.current?.title;
}

beforeEach(() => {
  // Hides React's warning about the provider's script element.
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['/rooms', 'Rooms'],
  ['/rooms/', undefined],
  ['/rooms/12', undefined],
  ['/patients', 'Patients'],
  ['/patients/', 'Patients'],
  ['/patients/p104', 'Patients'],
  ['/patients/p104/edit', undefined],
  ['/bikes/cargo-1', 'Bikes'],
  ['/bikes/cargo-1/edit', 'Bikes'],
])('returns the active page for the path %s: %s', (pathname, title) => {
  expect(getActiveTitle(pathname)).toBe(title);
});
