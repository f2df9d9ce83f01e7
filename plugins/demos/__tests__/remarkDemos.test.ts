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

it.each([
  ['an unknown attribute', { name: 'OrderList', hight: '2' }, /<Demo>: "hight" is not allowed/],
  ['an invalid height', { name: 'OrderList', height: '20em' }, /"height" must be a number/],
  ['a value of start', { name: 'OrderList', start: 'false' }, /"start" must have no value/],
  [
    'an unknown layout',
    { name: 'OrderList', layout: 'wide' },
    /"layout" must be one of \[centered, full\]/,
  ],
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

describe('a demo with more files than the stylesheet supports', () => {
  const { siteDir, getPath, write } = createEmptySite();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  names.forEach((name) => write(`docs/${name}.ts`, `export const ${name} = 1;\n`));
  const imports = names.map((name) => `import './${name}';\n`).join('');
  write('docs/Desk.tsx', `${imports}export default () => null;\n`);

  it('stops with an error that names the page', async () => {
    const tree: Root = { type: 'root', children: [createElement({ name: 'Desk' })] };
    const page = getPath('docs/page.mdx');
    const roots = [{ folder: 'docs', urlPath: 'core' }];
    await expect(remarkDemos({ siteDir, roots })(tree, new VFile({ path: page }))).rejects.toThrow(
      `${path.relative(process.cwd(), page)}: expected <Demo name="Desk"> to have at most 6 files, found 7.`,
    );
  });
});

it('throws an error if a page contains the same demo twice', async () => {
  const demo = { name: 'OrderList' };
  await expect(transformPage(createElement(demo), createElement(demo))).rejects.toThrow('twice');
});
