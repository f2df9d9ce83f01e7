/** @jest-environment jsdom */
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import type { Image, Root, RootContent, Text } from 'mdast';
import { VFile } from 'vfile';
import { studioPictures } from '../../node/studio/pictures';
import SchemePicture from '../../theme/SchemePicture';
import { COLUMN_WIDTHS, SCHEMES } from '../../../shared/pictures';

const DOCS = path.resolve(__dirname, '../../../../docs-studio/reference/components');

/** Gives the pictures of a page, which is parsed, what they need. */
function illustrate(children: RootContent[], page: string): RootContent[] {
  const tree: Root = { type: 'root', children };
  studioPictures(tree, new VFile({ path: page }));
  return tree.children;
}

/** What of a node's data is of a form, each once: JSX has its data as text and as a tree. */
const namedIn = (node: RootContent | undefined, form: RegExp): string[] => [
  ...new Set(JSON.stringify(node).match(form)),
];

describe('in an entry of an index', () => {
  const [, list] = illustrate(
    [
      {
        type: 'list',
        children: [
          {
            type: 'listItem',
            children: [
              {
                type: 'paragraph',
                children: [
                  { type: 'image', alt: 'Chart', url: './images/chart-wide-light.webp' },
                  { type: 'text', value: ' Draw numbers' },
                ],
              },
            ],
          },
        ],
      },
    ],
    path.join(DOCS, 'index.mdx'),
  );

  test('it becomes a small picture in both color schemes, before the text', () => {
    const words = JSON.stringify(list);
    expect(words).toMatch(/"mdxJsxTextElement","name":"SchemePicture".*Draw numbers/);
    expect(namedIn(list, /chart-[\w-]+\.webp/g)).toEqual([
      'chart-narrow-light.webp',
      'chart-narrow-dark.webp',
    ]);
  });

  test('a card draws it without a name: the link beside it has one', () => {
    const picture = { room: 'narrow', src: '/a.webp', width: 341, height: 120 } as const;
    const { container } = render(
      <SchemePicture
        pictures={[
          { ...picture, scheme: 'light' },
          { ...picture, scheme: 'dark' },
        ]}
      />,
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelectorAll('img[alt=""][loading="lazy"]')).toHaveLength(2);
    expect(container.querySelector('a')).toBeNull();
  });
});

describe('in a page', () => {
  const image: Image = { type: 'image', alt: 'A chart', url: './images/chart-wide-light.webp' };
  const text: Text = { type: 'text', value: 'See ' };
  const other: Image = { ...image, url: './other.webp' };
  const illustrated = illustrate(
    [[image], [text, image], [other]].map((children) => ({ type: 'paragraph', children })),
    path.join(DOCS, 'chart.mdx'),
  );

  test('a picture that stands alone becomes the component, which is imported', () => {
    expect(illustrated.map(({ type }) => type)).toEqual([
      'mdxjsEsm',
      'mdxJsxFlowElement',
      'paragraph',
      'paragraph',
    ]);
    expect(illustrated[1]).toMatchObject({
      name: 'SchemePicture',
      attributes: [{ name: 'alt', value: 'A chart' }, { name: 'pictures' }],
    });
  });

  test.each([
    ['chart-wide-light', 758],
    ['chart-wide-dark', 758],
    ['chart-narrow-light', 341],
    ['chart-narrow-dark', 341],
  ])('it has %s, %d wide', (name, width) => {
    const words = JSON.stringify(illustrated[1]);
    expect(words).toMatch(new RegExp(`/images/${name}\\.webp".*?"width".*?"value":${width}\\b`));
  });
});

test('all four are drawn with their size, to be loaded when they are seen; one is for the twin', () => {
  const pictures = COLUMN_WIDTHS.flatMap((room) =>
    SCHEMES.map((scheme) => ({
      room,
      scheme,
      src: `/${room}-${scheme}.webp`,
      width: room === 'wide' ? 758 : 341,
      height: 120,
    })),
  );
  const { container } = render(<SchemePicture alt="A chart" pictures={pictures} />);
  const images = screen.getAllByRole('img', { name: 'A chart' });
  const drawn = images.map((image) =>
    ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name)),
  );
  expect(drawn).toEqual(
    pictures.map(({ src, width, height }) => [src, String(width), String(height), 'lazy']),
  );
  expect(container.querySelectorAll('[data-markdown-ignore]')).toHaveLength(3);
});

describe('a picture for all widths', () => {
  const page = path.resolve(DOCS, '../../getting-started/first-app/index.mdx');
  const [, element] = illustrate(
    [
      {
        type: 'paragraph',
        children: [
          { type: 'image', alt: 'The editor', url: './images/first-app-canvas-light.webp' },
        ],
      },
    ],
    page,
  );

  test('comes in both schemes, with what it points at', () => {
    expect(namedIn(element, /canvas-\w+\.webp/g)).toEqual([
      'canvas-light.webp',
      'canvas-dark.webp',
    ]);
    expect(element).toMatchObject({
      attributes: [{ name: 'alt' }, { name: 'pictures' }, { name: 'marks' }],
    });
  });
});

test('marks are numbered, follow the size of the picture, and are not read out', () => {
  const { container } = render(
    <SchemePicture
      alt="1: the panel. 2: the button"
      marks={[
        { x: 0, y: 50, width: 100, height: 50 },
        { x: 150, y: 0, width: 50, height: 10 },
      ]}
      pictures={[{ scheme: 'light', src: '/a.webp', width: 200, height: 100 }]}
    />,
  );
  expect(screen.getByRole('img', { name: '1: the panel. 2: the button' })).toBeTruthy();
  const svg = container.querySelector('a > svg[aria-hidden="true"][data-markdown-ignore]');
  const frames = [...(svg?.querySelectorAll('rect') ?? [])].map((frame) =>
    ['x', 'y', 'width', 'height'].map((name) => frame.getAttribute(name)),
  );
  expect(frames).toEqual([
    ['0%', '50%', '50%', '50%'],
    ['75%', '0%', '25%', '10%'],
  ]);
  expect([...(svg?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual([
    '1',
    '2',
  ]);
});

test('a clip comes with its picture, and says what happens in it', () => {
  const page = path.resolve(DOCS, '../../concepts/building-ui.mdx');
  const url = './images/building-ui-drag-light.webp';
  const image: Image = { type: 'image', alt: 'The canvas', title: 'A button is dragged', url };
  const [, element] = illustrate([{ type: 'paragraph', children: [image] }], page);
  expect(element).toMatchObject({
    attributes: [
      { name: 'alt' },
      { name: 'pictures' },
      { name: 'clipAlt', value: 'A button is dragged' },
      { name: 'clips' },
    ],
  });
  expect(namedIn(element, /drag-clip-\w+\.webp/g)).toEqual([
    'drag-clip-light.webp',
    'drag-clip-dark.webp',
  ]);
});

test('a clip is played on request, in place of its picture, and is no part of the twin', () => {
  const still = { scheme: 'light', src: '/a.webp', width: 200, height: 100 } as const;
  render(
    <SchemePicture
      alt="The canvas"
      clipAlt="A button is dragged"
      clips={[{ ...still, src: '/a-clip.webp' }]}
      pictures={[still]}
    />,
  );
  const clip = screen.getByRole('img', { name: 'A button is dragged', hidden: true });
  const details = clip.closest('details');
  expect(clip.getAttribute('loading')).toBe('lazy');
  expect(details?.open).toBe(false);
  expect(details?.hasAttribute('data-markdown-ignore')).toBe(true);
  screen.getByText('Play').click();
  expect(details?.open).toBe(true);
});
