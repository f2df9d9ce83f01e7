/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import TOC from '../TOC';
import TOCCollapsible from '../TOCCollapsible';

const createHeading = (level: number, id: string, value = id) => ({ level, id, value });
const toc = [
  createHeading(2, 'install', 'Install <code>npm</code>'),
  createHeading(3, 'peer'),
  createHeading(4, 'deep'),
  createHeading(2, 'use'),
];

describe.each([
  ['TOC', TOC],
  ['TOCCollapsible', TOCCollapsible],
])('%s', (_, Contents) => {
  it('shows two levels of headings, including their markup', () => {
    render(<Contents toc={toc} />);
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
    render(<Contents maxHeadingLevel={4} minHeadingLevel={3} toc={toc} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['peer', 'deep']);
  });

  it.each([
    ['no heading', []],
    ['one heading and lower-level headings', [createHeading(2, 'only'), createHeading(4, 'deep')]],
  ])('renders nothing for %s', (_headings, headings) => {
    const { container } = render(<Contents toc={headings} />);
    expect(container).toBeEmptyDOMElement();
  });
});
