/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import DocItemFooter from '../DocItem/Footer';

const useDoc = jest.fn();
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => useDoc() as unknown }));
jest.mock('@docusaurus/theme-common/internal', () => ({
  useDateTimeFormat: (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', options),
}));

it.each([
  [
    { lastUpdatedAt: Date.UTC(2026, 0, 31), editUrl: 'https://github.com/a.mdx' },
    'January 31, 2026',
    1,
  ],
  [{}, null, 0],
])('shows the date and the edit link that the metadata contains: %j', (metadata, date, links) => {
  useDoc.mockReturnValue({ metadata: { permalink: '/toolpad/core/', ...metadata } });
  render(<DocItemFooter />);
  expect(document.querySelector('time')?.textContent ?? null).toBe(date);
  expect(screen.queryAllByRole('link', { name: 'Edit this page' })).toHaveLength(links);
});
