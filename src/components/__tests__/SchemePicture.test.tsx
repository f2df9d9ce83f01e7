/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SCHEMES } from '../../../plugins/choices/schemes';
import SchemePicture from '../SchemePicture';
import { COLUMN_WIDTHS } from '../SchemePicture/types';

describe('SchemePicture', () => {
  const picture = { scheme: 'light', src: '/a.webp', width: 200, height: 100 } as const;

  it('renders lazy images with their sizes, and includes only one of them in the Markdown copy', () => {
    const pictures = COLUMN_WIDTHS.flatMap((columnWidth) =>
      SCHEMES.map((scheme) => ({
        ...picture,
        columnWidth,
        scheme,
        src: `/${columnWidth}-${scheme}`,
      })),
    );
    const { container } = render(<SchemePicture alt="A chart" pictures={pictures} />);
    const attributes = screen
      .getAllByRole('img', { name: 'A chart' })
      .map((image) =>
        ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name)),
      );
    expect(attributes).toEqual(pictures.map(({ src }) => [src, '200', '100', 'lazy']));
    expect(container.querySelectorAll('[data-mdast="ignore"]')).toHaveLength(3);
  });

  it('draws numbered marks that scale with the picture, and hides them from screen readers', () => {
    const marks = [
      { x: 0, y: 50, width: 100, height: 50 },
      { x: 150, y: 0, width: 50, height: 10 },
    ];
    const { container } = render(<SchemePicture alt="A" marks={marks} pictures={[picture]} />);
    const svg = container.querySelector('a > svg[aria-hidden="true"][data-mdast="ignore"]');
    const frames = [...(svg?.querySelectorAll('rect') ?? [])].map((frame) =>
      ['x', 'y', 'width', 'height'].map((name) => frame.getAttribute(name)),
    );
    expect(frames).toEqual([
      ['0%', '50%', '50%', '50%'],
      ['75%', '0%', '25%', '10%'],
    ]);
    const numbers = [...(svg?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
    expect(numbers).toEqual(['1', '2']);
  });
});
