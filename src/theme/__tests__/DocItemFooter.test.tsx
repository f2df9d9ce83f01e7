/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import DocItemFooter from '../DocItem/Footer';

const metadata = {
  permalink: '/toolpad/core/',
  editUrl: 'https://github.com/mui/toolpad/edit/master/docs/a.mdx',
  lastUpdatedAt: Date.UTC(2026, 0, 31),
  tags: [{ label: 'Forms', permalink: '/toolpad/core/tags/forms/', description: 'Fields' }],
};
const useDoc = jest.fn();
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => useDoc() as unknown }));
jest.mock('@docusaurus/theme-common/internal', () => ({
  useDateTimeFormat: (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', options),
}));

const show = (changes: object) => {
  useDoc.mockReturnValue({ metadata: { ...metadata, ...changes } });
  render(<DocItemFooter />);
};

it.each([
  [{}, 'Updated January 31, 2026'],
  [{ lastUpdatedBy: 'Ada' }, 'Updated January 31, 2026 by Ada'],
  [{ lastUpdatedAt: undefined, lastUpdatedBy: 'Ada' }, 'Updated by Ada'],
])('says when the page was changed and by whom: %j', (changes, text) => {
  show(changes);
  expect(screen.getByText(/^Updated/)).toHaveTextContent(text);
});

it('leaves out what the page does not have', () => {
  show({ editUrl: undefined, lastUpdatedAt: undefined, tags: [] });
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit this page' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
});

it('links to the pages of its tags', () => {
  show({});
  const tag = screen.getByRole('link', { name: 'Forms' });
  expect(tag).toHaveAttribute('href', '/toolpad/core/tags/forms/');
  expect(tag).toHaveAttribute('title', 'Fields');
});
