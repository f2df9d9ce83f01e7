/** @jest-environment jsdom */
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import type { Image, Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { COLUMN_WIDTHS } from '../../components/SchemePicture/pictures';
import { SCHEMES } from '../../../plugins/shared/schemes';
import SchemePicture from '../../components/SchemePicture';
import { remarkSchemePictures } from '../remarkSchemePictures';

const DOCS_DIR = path.resolve(__dirname, '../../../docs-studio');

const createImage = (url: string, title?: string): Image => ({
  type: 'image',
  alt: 'A',
  title,
  url,
});
const createParagraph = (
  ...children: (Image | { type: 'text'; value: string })[]
): RootContent => ({
  type: 'paragraph',
  children,
});

/** Replaces the pictures among the nodes of a page, and returns the nodes. */
function replacePictures(page: string, ...children: RootContent[]): RootContent[] {
  const tree: Root = { type: 'root', children };
  remarkSchemePictures()(tree, new VFile({ path: path.join(DOCS_DIR, page) }));
  return tree.children;
}

/** Returns the names of the WebP files in a node, without duplicates. */
const getFiles = (node: RootContent | undefined): string[] => [
  ...new Set(JSON.stringify(node).match(/(?<=\/)[\w-]+\.webp/g)),
];

const WIDE_IMAGE = createImage('./images/chart-wide-light.webp');

describe('remarkSchemePictures', () => {
  it('replaces a picture in a list item with small pictures for both schemes, before the text', () => {
    const [, list] = replacePictures('reference/components/index.mdx', {
      type: 'list',
      children: [
        {
          type: 'listItem',
          children: [
            { type: 'paragraph', children: [WIDE_IMAGE, { type: 'text', value: ' Draw numbers' }] },
          ],
        },
      ],
    });
    expect(JSON.stringify(list)).toMatch(
      /"mdxJsxTextElement","name":"SchemePicture".*Draw numbers/,
    );
    expect(getFiles(list)).toEqual(['chart-narrow-light.webp', 'chart-narrow-dark.webp']);
  });

  it('replaces only pictures that have their own paragraph, and imports the component', () => {
    const nodes = replacePictures(
      'reference/components/chart.mdx',
      createParagraph(WIDE_IMAGE),
      createParagraph({ type: 'text', value: 'See ' }, WIDE_IMAGE),
      createParagraph(createImage('./other.webp')),
    );
    expect(nodes.map(({ type }) => type)).toEqual([
      'mdxjsEsm',
      'mdxJsxFlowElement',
      'paragraph',
      'paragraph',
    ]);
    expect(nodes[1]).toMatchObject({
      name: 'SchemePicture',
      attributes: [{ name: 'alt', value: 'A' }, { name: 'pictures' }],
    });
    const json = JSON.stringify(nodes[1]);
    for (const [name, width] of [
      ['chart-wide-light', 758],
      ['chart-wide-dark', 758],
      ['chart-narrow-light', 341],
      ['chart-narrow-dark', 341],
    ]) {
      expect(json).toMatch(new RegExp(`/images/${name}\\.webp".*?"width".*?"value":${width}\\b`));
    }
  });

  it('adds the marks of a picture', () => {
    const image = createImage('./images/first-app-canvas-light.webp');
    const [, element] = replacePictures(
      'getting-started/first-app/index.mdx',
      createParagraph(image),
    );
    expect(element).toMatchObject({
      attributes: [{ name: 'alt' }, { name: 'pictures' }, { name: 'marks' }],
    });
    expect(getFiles(element)).toEqual([
      'first-app-canvas-light.webp',
      'first-app-canvas-dark.webp',
    ]);
  });

  it('adds the clip of a picture, with the picture’s title as the clip’s text alternative', () => {
    const image = createImage('./images/building-ui-drag-light.webp', 'A button is dragged');
    const [, element] = replacePictures('concepts/building-ui.mdx', createParagraph(image));
    expect(element).toMatchObject({
      attributes: [
        { name: 'alt' },
        { name: 'pictures' },
        { name: 'clipAlt', value: 'A button is dragged' },
        { name: 'clips' },
      ],
    });
    expect(getFiles(element).slice(2)).toEqual([
      'building-ui-drag-clip-light.webp',
      'building-ui-drag-clip-dark.webp',
    ]);
  });
});

describe('SchemePicture', () => {
  const picture = { scheme: 'light', src: '/a.webp', width: 200, height: 100 } as const;

  it('renders no text alternative and no link on a card', () => {
    const dark = { ...picture, scheme: 'dark' } as const;
    const { container } = render(<SchemePicture pictures={[picture, dark]} />);
    expect(container.querySelectorAll('img[alt=""][loading="lazy"]')).toHaveLength(2);
    expect(container.querySelector('a')).toBeNull();
  });

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
