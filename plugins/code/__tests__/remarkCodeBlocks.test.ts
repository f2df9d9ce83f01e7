import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { remarkCodeBlocks } from '../node/remarkCodeBlocks';
import { getCopiedText, wrapPlainText } from './html';

async function transform(...children: RootContent[]): Promise<Root> {
  const tree: Root = { type: 'root', children };
  await remarkCodeBlocks()(tree, new VFile({ path: 'docs/page.mdx' }));
  return tree;
}

const createCode = (value: string, lang?: string, meta?: string): Code => ({
  type: 'code',
  value,
  lang,
  meta,
});

/** Returns the attributes of a `<CodeBlock>` by name. Fails for any other node. */
function readAttributes(node: unknown): Record<string, unknown> {
  const element = node as MdxJsxFlowElement;
  expect(element).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock', children: [] });
  return Object.fromEntries(
    element.attributes.map((each) => [
      each.type === 'mdxJsxAttribute' ? each.name : '',
      each.value,
    ]),
  );
}

async function transformFence(
  ...fence: Parameters<typeof createCode>
): Promise<Record<string, unknown>> {
  const { children } = await transform(createCode(...fence));
  expect(children).toHaveLength(1);
  return readAttributes(children[0]);
}

it.each<[string, Parameters<typeof createCode>, Record<string, unknown>]>([
  [
    'a language',
    ['1 < 2', 'ts'],
    {
      language: 'ts',
      html: '<t-y>1</t-y> &lt; <t-y>2</t-y>',
    },
  ],
  ['no language', ['a < b'], { language: 'text', html: wrapPlainText('a &lt; b') }],
  [
    'a title',
    ['a', 'text', 'title="src/main.tsx"'],
    { language: 'text', title: 'src/main.tsx', html: wrapPlainText('a') },
  ],
  ['no content', ['', 'ts'], { language: 'ts', html: '' }],
])('creates the attributes of <CodeBlock> for a fence with %s', async (_, fence, expected) => {
  expect(await transformFence(...fence)).toEqual(expected);
});

it.each([
  [37, undefined],
  [38, 'phone'],
  [80, 'phone'],
  [81, 'all'],
])('offers to wrap lines of %i characters on these screens: %s', async (letters, wraps) => {
  const value = `a\n${'b'.repeat(letters)}\nc`;
  expect((await transformFence(value, 'text')).wraps).toBe(wraps);
});

interface Version {
  html: string;
  language: string;
  title?: string;
}

it('adds a JavaScript version to a TypeScript block', async () => {
  const { choice, others, title } = await transformFence(
    'export const a: number = 1;',
    'ts',
    'title="a.ts"',
  );
  expect([choice, title]).toEqual(['codeVariant', 'a.ts']);
  const versions = JSON.parse(String(others)) as Version[];
  expect(versions.map((version) => [version.language, version.title])).toEqual([['js', 'a.js']]);
  expect(getCopiedText(versions[0]?.html ?? '')).toBe('export const a = 1;');
});

it.each<[string, Parameters<typeof createCode>]>([
  ['with the flag ts-only', ['const a: number = 1;', 'ts', 'ts-only']],
  ['with a syntax error and no-check', ['const a: = 1;', 'ts', 'no-check="shortened"']],
])('adds no JavaScript version to a block %s', async (_, fence) => {
  expect((await transformFence(...fence)).others).toBeUndefined();
});

it('highlights the corresponding lines in both versions', async () => {
  const source = 'type A = number;\n\nconst a: A = 1;\nlog(a);';
  const { html, others } = await transformFence(source, 'ts', '{3}');
  const [version] = JSON.parse(String(others)) as Version[];
  const getHighlightedLines = (text: string): string[] =>
    [...text.matchAll(/<span class="line lh">(.*)/g)].map(([, line = '']) => getCopiedText(line));
  expect(getHighlightedLines(String(html))).toEqual(['const a: A = 1;']);
  expect(getHighlightedLines(version?.html ?? '')).toEqual(['const a = 1;']);
});

it('adds versions for pnpm and Yarn to a block of npm commands with the flag pm', async () => {
  const { choice, html, others } = await transformFence('npm install', 'bash', 'pm');
  expect(choice).toBe('packageManager');
  const texts = (JSON.parse(String(others)) as Version[]).map((version) =>
    getCopiedText(version.html),
  );
  expect([getCopiedText(String(html)), ...texts]).toEqual([
    'npm install',
    'pnpm install',
    'yarn install',
  ]);
});

it.each<[string, Parameters<typeof createCode>, string]>([
  [
    'a line number',
    ['a', 'ts', '{2}'],
    'docs/page.mdx:7, ```ts {2}: {…} names line 2, but the block ends at line 1.',
  ],
  ['a command', ['npm ls', 'sh', 'pm'], '```sh pm: "npm ls" has no exact counterpart'],
  ['TypeScript code', ['const a: = 1', 'ts'], 'could not create its JavaScript version: '],
])(
  'throws an error that names the file, the line, and the fence if %s is invalid',
  async (_, fence, message) => {
    const at = { line: 7, column: 1 };
    const node = { ...createCode(...fence), position: { start: at, end: at } };
    await expect(transform(node)).rejects.toThrow(message);
  },
);

it.each([
  ['create-toolpad-app', true],
  ['useSession', false],
  ['a - b', false],
  ['create-a-very-long-name-x', false],
])('marks the inline code `%s` as short: %s', async (value, isShort) => {
  const { children } = await transform({ type: 'inlineCode', value } as unknown as RootContent);
  expect(children[0]?.data?.hProperties?.className).toEqual(isShort ? ['short'] : undefined);
});
