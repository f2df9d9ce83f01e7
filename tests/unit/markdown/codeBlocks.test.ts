import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { codeBlocks } from '../../../plugins/markdown/codeBlocks';

async function transform(...children: RootContent[]): Promise<Root> {
  const tree: Root = { type: 'root', children };
  await codeBlocks()(tree);
  return tree;
}

const code = (value: string, lang?: string, meta?: string): Code => ({
  type: 'code',
  value,
  lang,
  meta,
});

/** The attributes of a block by name; anything but a `<CodeBlock>` is an error. */
function attributesOf(node: unknown): Record<string, unknown> {
  const element = node as MdxJsxFlowElement;
  expect(element).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock', children: [] });
  return Object.fromEntries(
    element.attributes.map((each) => [
      each.type === 'mdxJsxAttribute' ? each.name : '',
      each.value,
    ]),
  );
}

test.each<[string, Code, Record<string, string>]>([
  [
    'a language',
    code('1 < 2', 'ts'),
    {
      language: 'ts',
      html: '<span class="ty">1 </span><span class="tp">&lt; </span><span class="ty">2</span>',
    },
  ],
  ['no language', code('a < b'), { language: 'text', html: 'a &lt; b' }],
  ['an unknown language', code('a', 'toolpad'), { language: 'toolpad', html: 'a' }],
  [
    'a title',
    code('a', 'text', 'title="src/main.tsx"'),
    { language: 'text', title: 'src/main.tsx', html: 'a' },
  ],
  [
    'a title among other words',
    code('a', 'text', 'showLineNumbers title="a b.ts" {1,3}'),
    { language: 'text', title: 'a b.ts', html: 'a' },
  ],
  ['an empty title', code('a', 'text', 'title=""'), { language: 'text', html: 'a' }],
  ['other words only', code('a', 'text', 'subtitle="b"'), { language: 'text', html: 'a' }],
  ['nothing in it', code('', 'ts'), { language: 'ts', html: '' }],
])('a fence with %s', async (_, fence, expected) => {
  const { children } = await transform(fence);
  expect(children).toHaveLength(1);
  expect(attributesOf(children[0])).toEqual(expected);
});

test('keeps what stands around, in order, and finds fences inside of other things', async () => {
  const { children } = await transform(
    { type: 'paragraph', children: [{ type: 'inlineCode', value: 'a' }] },
    code('first', 'text'),
    { type: 'blockquote', children: [code('second', 'text')] },
    code('third', 'text'),
  );
  expect(children.map(({ type }) => type)).toEqual([
    'paragraph',
    'mdxJsxFlowElement',
    'blockquote',
    'mdxJsxFlowElement',
  ]);
  expect(attributesOf(children[1]).html).toBe('first');
  const quote = children[2];
  expect(attributesOf(quote?.type === 'blockquote' && quote.children[0]).html).toBe('second');
  expect(attributesOf(children[3]).html).toBe('third');
});

test('a page without code stays as it is', async () => {
  expect(await transform({ type: 'thematicBreak' })).toEqual({
    type: 'root',
    children: [{ type: 'thematicBreak' }],
  });
});
