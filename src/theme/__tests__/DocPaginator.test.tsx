/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import DocPaginator from '../DocPaginator';

const page = (title: string) => ({ title, permalink: `/toolpad/core/${title.toLowerCase()}/` });

test('leads back and on', () => {
  render(<DocPaginator next={page('Next')} previous={page('Before')} />);
  expect(screen.getByRole('navigation', { name: 'Previous and next page' })).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PreviousBefore', '/toolpad/core/before/'],
    ['NextNext', '/toolpad/core/next/'],
  ]);
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['prev', 'next']);
});

test.each([
  [{ next: page('A'), previous: undefined }, ['next']],
  [{ next: undefined, previous: page('A') }, ['prev']],
  [{ next: undefined, previous: undefined }, []],
])('has only what there is (%#)', (props, relations) => {
  render(<DocPaginator {...props} />);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual(relations);
  expect(screen.queryAllByRole('navigation')).toHaveLength(relations.length);
});
