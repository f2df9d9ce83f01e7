/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import TocLinks, { getTocItems } from '../TOC/TocLinks';

const createHeading = (level: number, id: string, value = id) => ({ level, id, value });
const toc = [
  createHeading(2, 'install', 'Install <code>npm</code>'),
  createHeading(3, 'peer'),
  createHeading(4, 'deep'),
  createHeading(2, 'use'),
];

it('shows two levels of headings, including their markup', () => {
  render(<TocLinks items={getTocItems(toc)} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Install npm', '#install'],
    ['peer', '#peer'],
    ['use', '#use'],
  ]);
  expect(links.map(({ classList }) => classList.contains('sub'))).toEqual([false, true, false]);
  expect(links[0]).toContainHTML('Install <code>npm</code>');
});

it('shows the levels that the front matter specifies', () => {
  expect(getTocItems(toc, 3, 4).map(({ id }) => id)).toEqual(['peer', 'deep']);
});

it('shows nothing if there is only one heading of these levels', () => {
  expect(getTocItems([createHeading(2, 'only'), createHeading(4, 'deep')])).toEqual([]);
});
