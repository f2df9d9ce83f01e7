/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import NotFoundContent from '../NotFound/Content';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';

beforeEach(resetSite);

const getSuggestions = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it.each([
  // A path has a typo: cspell:ignore acount
  ['/toolpad/core/react-acount/', '/toolpad/core/react-account/'],
  ['/toolpad/core/rbac/', '/toolpad/studio/concepts/rbac/'],
  // This path is outside the base URL.
  ['/core/react-account', '/toolpad/core/react-account/'],
])('suggests similar pages for %s', (pathname, first) => {
  site.pathname = pathname;
  render(<NotFoundContent />);
  expect(screen.getByRole('heading', { level: 2, name: 'Similar pages' })).toBeVisible();
  expect(getSuggestions()[0]).toBe(first);
  expect(new Set(getSuggestions()).size).toBe(getSuggestions().length);
});

it('suggests the overviews if no page is similar', () => {
  site.pathname = '/toolpad/core/nothing/';
  render(<NotFoundContent />);
  expect(screen.getByRole('heading', { level: 2, name: 'Good places to start' })).toBeVisible();
  expect(getSuggestions()).toEqual([
    '/toolpad/core/introduction/',
    '/toolpad/studio/getting-started/',
  ]);
});

it('shows the groups of a suggested page', () => {
  site.pathname = '/toolpad/core/react-account/x';
  render(<NotFoundContent />);
  expect(
    screen.getByRole('link', { name: 'Account Core / Components / Authentication' }),
  ).toBeVisible();
});

it('doesn’t suggest unlisted pages', () => {
  site.pathname = '/toolpad/core/react-acount/';
  const doc = { id: 'react-account/index', path: '/toolpad/core/react-account', unlisted: true };
  site.versions = site.versions.map((version) => ({ ...version, docs: [doc] }));
  render(<NotFoundContent />);
  expect(getSuggestions()).not.toContain('/toolpad/core/react-account/');
});

it('renders a focused search field in a form that works before React starts', () => {
  render(<NotFoundContent />);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/toolpad/search/');
  const field = screen.getByRole('searchbox', { name: 'Search the docs' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('name', 'q');
});
