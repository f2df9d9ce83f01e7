import { compile } from '@mdx-js/mdx';
import { rehypeFirstScreenEnd } from '../markdown';

/** A quotation, as Docusaurus makes a callout of `:::note`. */
const callouts = () => (tree: { children: { tagName?: string }[] }) => {
  for (const block of tree.children.filter(({ tagName }) => tagName === 'blockquote')) {
    block.tagName = 'admonition';
  }
};

/** The blocks of a page, with `|` where its first screen ends. */
async function blocksOf(markdown: string): Promise<string> {
  const blocks: string[] = [];
  const listBlocks =
    () => (tree: { children: { type: string; tagName?: string; name?: string }[] }) => {
      for (const { type, tagName, name } of tree.children) {
        if (type !== 'text' && type !== 'mdxjsEsm') {
          blocks.push(name === 'FirstScreenEnd' ? '|' : (tagName ?? name ?? type));
        }
      }
    };
  await compile(markdown, { rehypePlugins: [callouts, rehypeFirstScreenEnd, listBlocks] });
  return blocks.join(' ');
}

test.each([
  ['ends behind three blocks of text', 'A\n\nB\n\n- C\n\nD\n\nE', 'p p ul | p p'],
  ['headings don’t count', 'A\n\n## B\n\nC\n\n### D\n\nE\n\nF', 'p h2 p h3 p | p'],
  ['ends before a component', 'A\n\n<Demo />\n\nB', 'p | Demo p'],
  ['ends before a component within text', 'A\n\nB <Icon />\n\nC', 'p | p p'],
  ['ends before a picture', 'A\n\n![B](./b.png)\n\nC', 'p | p p'],
  ['ends before code', 'A\n\n```\nB\n```', 'p | pre'],
  ['a callout of text is text', 'A\n\n> B\n>\n> C\n\nD\n\nE', 'p admonition p | p'],
  ['ends before a callout with code', 'A\n\n> B\n>\n> ```\n> C\n> ```', 'p | admonition'],
  ['a heading stays with what it heads', 'A\n\n## B\n\n<Demo />', 'p | h2 Demo'],
  ['a page that begins with more than text has none', '<Demo />\n\nA', '| Demo p'],
  ['a short page has all of its text', 'A\n\nB', 'p p |'],
  ['what is imported takes no room', "import X from './x'\n\nA\n\nB\n\nC\n\nD", 'p p p | p'],
  ['an empty page', '', '|'],
])('%s', async (_, markdown, expected) => {
  expect(await blocksOf(markdown)).toBe(expected);
});
