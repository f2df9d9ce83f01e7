/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Footer from '../Footer';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';

beforeEach(resetSite);

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test.each([
  ['/toolpad/core/react-account/', '/toolpad/core/introduction/'],
  ['/toolpad/studio/concepts/queries/', '/toolpad/studio/getting-started/'],
  ['/toolpad/search/', '/toolpad/core/introduction/'],
])('%s: support and roadmap are those of its product', (pathname, home) => {
  site.pathname = pathname;
  // As the server wrote it.
  document.documentElement.dataset.product = home.split('/')[2];
  render(<Footer />);
  expect(addressOf('Support')).toBe(`${home}support/`);
  expect(addressOf('Roadmap')).toBe(`${home}roadmap/`);
});
