import { compile } from '@mdx-js/mdx';
import { rehypeFirstScreenEnd } from '../markdown';

interface Block {
  type: string;
  tagName?: string;
  name?: string;
}

/** Turns block quotes into callouts, as Docusaurus does with `:::note`. */
const createCallouts = () => (tree: { children: Block[] }) => {
  for (const block of tree.children.filter(({ tagName }) => tagName === 'blockquote')) {
    block.tagName = 'admonition';
  }
};

/** Returns the blocks of a page, with `|` at the end of its first screen. */
async function getBlocks(markdown: string): Promise<string> {
  const blocks: string[] = [];
  const listBlocks = () => (tree: { children: Block[] }) => {
    for (const { type, tagName, name } of tree.children) {
      if (type !== 'text' && type !== 'mdxjsEsm') {
        blocks.push(name === 'FirstScreenEnd' ? '|' : (tagName ?? name ?? type));
      }
    }
  };
  await compile(markdown, { rehypePlugins: [createCallouts, rehypeFirstScreenEnd, listBlocks] });
  return blocks.join(' ');
}

it.each([
  ['after three blocks of text', 'A\n\nB\n\n- C\n\nD\n\nE', 'p p ul | p p'],
  ['after three blocks, ignoring headings', 'A\n\n## B\n\nC\n\n### D\n\nE\n\nF', 'p h2 p h3 p | p'],
  ['after three blocks, ignoring imports', "import X from './x'\n\nA\n\nB\n\nC\n\nD", 'p p p | p'],
  ['before a component', 'A\n\n<Demo />\n\nB', 'p | Demo p'],
  ['before a paragraph with a component', 'A\n\nB <Icon />\n\nC', 'p | p p'],
  ['before a paragraph with an image', 'A\n\n![B](./b.png)\n\nC', 'p | p p'],
  ['before code', 'A\n\n```\nB\n```', 'p | pre'],
  ['after a callout that contains only text', 'A\n\n> B\n>\n> C\n\nD\n\nE', 'p admonition p | p'],
  ['before a callout that contains code', 'A\n\n> B\n>\n> ```\n> C\n> ```', 'p | admonition'],
  ['before a heading that is followed by a component', 'A\n\n## B\n\n<Demo />', 'p | h2 Demo'],
  ['at the start of a page that begins with a component', '<Demo />\n\nA', '| Demo p'],
  ['at the end of a short page', 'A\n\nB', 'p p |'],
  ['at the start of an empty page', '', '|'],
])('ends the first screen %s', async (_name, markdown, expected) => {
  expect(await getBlocks(markdown)).toBe(expected);
});
