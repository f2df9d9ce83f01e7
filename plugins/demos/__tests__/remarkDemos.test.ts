import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { remarkDemos } from '../node/remarkDemos';
import type { DemoSpec } from '../shared/types';
import { emptySite } from './emptySite';

const ROOT = path.resolve(__dirname, '../../..');
const FOLDER = 'tests/fixtures/demos/core';
const PAGE = path.join(ROOT, FOLDER, 'stress/index.mdx');

const plugin = remarkDemos({ siteDir: ROOT, roots: [{ folder: FOLDER, address: 'core' }] });

function element(attributes: Record<string, string | null>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

async function run(...elements: MdxJsxFlowElement[]): Promise<Root> {
  const tree: Root = { type: 'root', children: elements };
  await plugin(tree, new VFile({ path: PAGE }));
  return tree;
}

/** What the component gets. */
const specOf = ({ attributes }: MdxJsxFlowElement): DemoSpec =>
  JSON.parse(
    attributes.find((one) => 'name' in one && one.name === 'spec')?.value as string,
  ) as DemoSpec;

test('a demo gets what the component needs, and the page the component', async () => {
  const demo = element({ name: 'OrderList', height: '240' });
  const { children } = await run(demo);
  expect(children[0]).toMatchObject({ type: 'mdxjsEsm' });
  const [spec, height] = demo.attributes.map(({ value }) => value as string);
  expect(height).toBe('240');
  expect(JSON.parse(spec ?? '') as DemoSpec).toMatchObject({
    name: 'OrderList',
    title: 'Order list',
    id: 'core/stress/OrderList',
    file: `${FOLDER}/stress/OrderList.tsx`,
    stylings: ['MUI System'],
    panes: [
      {
        variant: 'TS',
        files: [
          { name: 'OrderList.tsx', shown: 11, imports: 4, folded: 20 },
          { name: 'orders.ts' },
        ],
      },
      {
        variant: 'JS',
        files: [{ name: 'OrderList.js', imports: 4, folded: 20 }, { name: 'orders.js' }],
      },
    ],
  });
});

test('it marks a file that a demo before it shows', async () => {
  const first = element({ name: 'OrderList', title: 'The list' });
  const second = element({ name: 'OrderTotal' });
  await run(first, second);
  const marks = (demo: MdxJsxFlowElement) =>
    specOf(demo).panes.map(({ files }) => files.map(({ repeats }) => repeats));
  expect(marks(first)).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  const repeats = { demo: 'OrderList', title: 'The list' };
  expect(marks(second)).toEqual([
    [undefined, repeats],
    [undefined, repeats],
  ]);
});

test('a page without demos is left alone', async () => {
  expect((await run()).children).toEqual([]);
});

test.each([
  ['an unknown name', { name: 'NotThere' }, /<Demo name="NotThere"> expects .*OrderList\.tsx/],
  ['an unknown attribute', { name: 'OrderList', hight: '2' }, /but not hight/],
  [
    'a height for phones that has no rule',
    { name: 'OrderList', phoneHeight: '300' },
    /280, 320.*not 300/,
  ],
  ['a height that is none', { name: 'OrderList', height: '20em' }, /whole pixels.*not 20em/],
  ['an unknown layout', { name: 'OrderList', layout: 'wide' }, /centered or full, not wide/],
])('%s ends the build with a message about the page', async (_what, attributes, message) => {
  const error: unknown = await run(element(attributes)).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain(PAGE);
  expect(String(error)).toMatch(message);
});

test('more files than readers can choose from are an error', async () => {
  const { siteDir, at, write, remove } = emptySite();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const name of names) {
    write(`docs/${name}.ts`, `export const ${name} = 1;\n`);
  }
  const withFiles = (files: string[]) => {
    const imports = files.map((name) => `import './${name}';\n`).join('');
    write('docs/Desk.tsx', `${imports}export default () => null;\n`);
    const tree: Root = { type: 'root', children: [element({ name: 'Desk' })] };
    const roots = [{ folder: 'docs', address: 'core' }];
    return remarkDemos({ siteDir, roots })(tree, new VFile({ path: at('docs/page.mdx') }));
  };
  await expect(withFiles(names.slice(1))).resolves.toBeUndefined();
  await expect(withFiles(names)).rejects.toThrow(
    `${at('docs/page.mdx')}: <Demo name="Desk"> has at most 6 files, not 7.`,
  );
  remove();
});

test('one demo twice on a page is an error', async () => {
  await expect(run(element({ name: 'OrderList' }), element({ name: 'OrderList' }))).rejects.toThrow(
    'twice',
  );
});
