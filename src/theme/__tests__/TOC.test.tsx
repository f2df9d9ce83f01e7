/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import TOC from '../TOC';
import TOCCollapsible from '../TOCCollapsible';

const heading = (level: number, id: string, value = id) => ({ level, id, value });
const toc = [
  heading(2, 'install', 'Install <code>npm</code>'),
  heading(3, 'peer'),
  heading(4, 'deep'),
  heading(2, 'use'),
];

test.each([
  ['beside the page', TOC],
  ['above the page', TOCCollapsible],
])('%s it has two levels, with the headings’ own markup', (_, Contents) => {
  render(<Contents toc={toc} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Install npm', '#install'],
    ['peer', '#peer'],
    ['use', '#use'],
  ]);
  expect(links.map(({ className }) => className)).toEqual(['', 'sub', '']);
  expect(links[0]?.innerHTML).toBe('Install <code>npm</code>');
  expect(screen.getByText('On this page')).toBeVisible();
});

it.each([
  ['beside the page', TOC],
  ['above the page', TOCCollapsible],
])('%s shows the levels that the front matter asks for', (_, Contents) => {
  render(<Contents maxHeadingLevel={4} minHeadingLevel={3} toc={toc} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['peer', 'deep']);
});

test('beside the page it has the id by which the starter marks the section', () => {
  render(<TOC toc={toc} />);
  const list = screen.getByRole('navigation', { name: 'On this page' }).querySelector('ul');
  expect(list).toHaveAttribute('id', 'siteToc');
});

test.each([
  ['no heading', []],
  ['one heading', [heading(2, 'only')]],
  ['one heading and deeper ones', [heading(2, 'only'), heading(4, 'deep')]],
])('there is none for %s', (_, headings) => {
  const { container } = render(
    <>
      <TOC toc={headings} />
      <TOCCollapsible toc={headings} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
