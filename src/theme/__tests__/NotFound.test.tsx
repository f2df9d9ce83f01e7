/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import NotFoundContent from '../NotFound/Content';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';

beforeEach(resetSite);

const suggestions = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  // Slips are the point: cspell:ignore acount
  ['/toolpad/core/react-acount/', '/toolpad/core/react-account/'],
  ['/toolpad/studio/concepts/query', '/toolpad/studio/concepts/queries/'],
  ['/toolpad/core/rbac/', '/toolpad/studio/concepts/rbac/'],
  // Without the base: another site's address that leads here.
  ['/core/react-account', '/toolpad/core/react-account/'],
])('%s: the pages that are near', (pathname, first) => {
  site.pathname = pathname;
  render(<NotFoundContent />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'The nearest pages' })).toBeVisible();
  expect(suggestions()[0]).toBe(first);
  expect(new Set(suggestions()).size).toBe(suggestions().length);
});

test.each(['/toolpad/core/nothing/', '/toolpad/'])(
  '%s: nothing is near, and the overviews are offered',
  (pathname) => {
    site.pathname = pathname;
    render(<NotFoundContent />);
    expect(screen.getByRole('heading', { level: 2, name: 'Good places to start' })).toBeVisible();
    expect(suggestions()).toEqual([
      '/toolpad/core/introduction/',
      '/toolpad/studio/getting-started/',
    ]);
  },
);

test('says of each where it stands', () => {
  site.pathname = '/toolpad/core/react-account/x';
  render(<NotFoundContent />);
  expect(
    screen.getByRole('link', { name: 'Account Core / Components / Authentication' }),
  ).toBeVisible();
});

test('searches by a form that works without React, its field in focus', () => {
  render(<NotFoundContent />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/toolpad/search/');
  const field = within(form).getByRole('searchbox', { name: 'Search the docs' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('name', 'q');
  expect(screen.getByRole('link', { name: 'See every page' })).toHaveAttribute(
    'href',
    '/toolpad/search/',
  );
});

it('offers no page that is unlisted', () => {
  site.pathname = '/toolpad/core/react-acount/';
  const [version] = site.versions;
  const doc = { id: 'react-account/index', path: '/toolpad/core/react-account', unlisted: true };
  site.versions = version ? [{ ...version, docs: [doc] }] : [];
  render(<NotFoundContent />);
  expect(suggestions()).not.toContain('/toolpad/core/react-account/');
});
