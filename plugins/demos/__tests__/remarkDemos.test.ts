import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { getAttribute, createAttributes } from '../../shared/node/mdx';
import { remarkDemos } from '../node/remarkDemos';
import type { DemoSpec } from '../shared/types';
import { createEmptySite } from './createEmptySite';

const SITE_DIR = path.resolve(__dirname, '../../..');
const FOLDER = 'tests/fixtures/demos/core';
const PAGE_PATH = path.join(SITE_DIR, FOLDER, 'stress/index.mdx');

const plugin = remarkDemos({ siteDir: SITE_DIR, roots: [{ folder: FOLDER, urlPath: 'core' }] });

const createElement = (attributes: Record<string, string>): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Demo',
  attributes: createAttributes(attributes),
  children: [],
});

async function transformPage(...children: MdxJsxFlowElement[]): Promise<Root> {
  const tree: Root = { type: 'root', children };
  await plugin(tree, new VFile({ path: PAGE_PATH }));
  return tree;
}

const readSpec = (element: MdxJsxFlowElement): DemoSpec =>
  JSON.parse(getAttribute(element, 'spec') ?? '') as DemoSpec;

it('imports the <Demo> component and adds the demo’s data as an attribute', async () => {
  const demo = createElement({ name: 'OrderList', height: '240' });
  const { children } = await transformPage(demo);
  expect(children[0]).toMatchObject({ type: 'mdxjsEsm' });
  expect(getAttribute(demo, 'height')).toBe('240');
  expect(readSpec(demo)).toMatchObject({
    name: 'OrderList',
    title: 'Order list',
    id: 'core/stress/OrderList',
    file: `${FOLDER}/stress/OrderList.tsx`,
    stylings: ['MUI System'],
    panes: [
      {
        variant: 'TS',
        files: [
          { name: 'OrderList.tsx', visibleLines: 10, imports: 4, folded: 20 },
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

it('marks files that an earlier demo on the page also contains', async () => {
  const first = createElement({ name: 'OrderList', title: 'The list' });
  const second = createElement({ name: 'OrderTotal' });
  await transformPage(first, second);
  const getRepeatTitles = (demo: MdxJsxFlowElement) =>
    readSpec(demo).panes.flatMap(({ files }) => files.map(({ repeats }) => repeats?.title));
  expect(getRepeatTitles(first)).toEqual([undefined, undefined, undefined, undefined]);
  expect(getRepeatTitles(second)).toEqual([undefined, 'The list', undefined, 'The list']);
});

it('doesn’t change a page without demos', async () => {
  expect((await transformPage()).children).toEqual([]);
});

it.each([
  ['an unknown name', { name: 'NotThere' }, /<Demo name="NotThere"> expects .*OrderList\.tsx/],
  ['an unknown attribute', { name: 'OrderList', hight: '2' }, /found hight/],
  ['an invalid height', { name: 'OrderList', height: '20em' }, /whole pixels.*found 20em/],
  [
    'an invalid phone height',
    { name: 'OrderList', phoneHeight: '0' },
    /<Demo phoneHeight>.*found 0/,
  ],
  ['a value of start', { name: 'OrderList', start: 'false' }, /to have no value, found false/],
  ['an unknown layout', { name: 'OrderList', layout: 'wide' }, /centered or full, found wide/],
])(
  'throws an error that names the page if an element has %s',
  async (_what, attributes, message) => {
    const error: unknown = await transformPage(createElement(attributes)).catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toContain('tests/fixtures/demos/core/stress/index.mdx: ');
    expect(String(error)).toMatch(message);
  },
);

it('throws an error if a demo has more files than the stylesheet supports', async () => {
  const { siteDir, getPath, write, remove } = createEmptySite();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  names.forEach((name) => write(`docs/${name}.ts`, `export const ${name} = 1;\n`));
  const transformDemo = (files: string[]) => {
    const imports = files.map((name) => `import './${name}';\n`).join('');
    write('docs/Desk.tsx', `${imports}export default () => null;\n`);
    const tree: Root = { type: 'root', children: [createElement({ name: 'Desk' })] };
    const roots = [{ folder: 'docs', urlPath: 'core' }];
    return remarkDemos({ siteDir, roots })(tree, new VFile({ path: getPath('docs/page.mdx') }));
  };
  await expect(transformDemo(names.slice(1))).resolves.toBeUndefined();
  await expect(transformDemo(names)).rejects.toThrow(
    `${path.relative(process.cwd(), getPath('docs/page.mdx'))}: expected <Demo name="Desk"> to have at most 6 files, found 7.`,
  );
  remove();
});

it('throws an error if a page contains the same demo twice', async () => {
  const demo = { name: 'OrderList' };
  await expect(transformPage(createElement(demo), createElement(demo))).rejects.toThrow('twice');
});
