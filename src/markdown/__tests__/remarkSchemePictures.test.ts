import path from 'node:path';
import type { Image, Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
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
