/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import Footer from '../Footer';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';

beforeEach(resetSite);

it.each([
  ['/toolpad/studio/concepts/queries/', '/toolpad/studio/getting-started/'],
  ['/toolpad/search/', '/toolpad/core/introduction/'],
])('links to the support page of the current product on %s', (pathname, home) => {
  site.pathname = pathname;
  // In production, the server sets the attribute.
  document.documentElement.dataset.product = home.split('/')[2];
  render(<Footer />);
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', `${home}support/`);
});

it('stays in the version of the page, if the version has the linked page', () => {
  const path = '/toolpad/core/1.1.0';
  const docs = ['introduction', 'introduction/support'].map((id) => ({
    id,
    path: `${path}/${id}/`,
  }));
  site.versions = site.versions.map((version) => ({ ...version, path, docs, isLast: false }));
  site.pathname = `${path}/introduction/`;
  render(<Footer />);
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Support')).toBe(`${path}/introduction/support/`);
  expect(getHref('Roadmap')).toBe('/toolpad/core/introduction/roadmap/');
});

it('shows the only language, and a link that explains how to add another one', () => {
  render(<Footer />);
  const languages = within(screen.getByRole('navigation', { name: 'Language' }));
  expect(languages.getByText('English')).toHaveAttribute('aria-current', 'true');
  expect(languages.getAllByRole('link')).toEqual([
    languages.getByRole('link', { name: 'Add a language' }),
  ]);
  expect(languages.getByRole('link')).toHaveAttribute(
    'href',
    'https://github.com/mui/toolpad/blob/master/docs/CONTRIBUTING.md#add-a-language',
  );
});
