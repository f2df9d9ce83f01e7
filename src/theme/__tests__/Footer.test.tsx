/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
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
