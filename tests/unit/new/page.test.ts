/** A page that the command adds: its file, its place, and what the tests know of pages. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newPage, withEntry } from '../../../scripts/lib/new/page';

const ROOT = path.resolve(__dirname, '../../..');
const TOUCHED = [
  'sidebars/core.ts',
  'sidebars/studio.ts',
  'tests/fixtures/pages.json',
  'tests/fixtures/published.txt',
];

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
  for (const file of [...TOUCHED, '.prettierrc.json'].filter((name) => fs.existsSync(name))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

/** The lines that a file has and the site's own has not. */
const added = (file: string): string[] => {
  const before = fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  return read(file)
    .split('\n')
    .filter((line) => !before.includes(line))
    .map((line) => line.trim());
};

test.each([
  [
    ['core', 'Introduction', 'Sign in with Okta'],
    'docs-toolpad-core/introduction/sign-in-with-okta.mdx',
    "{ pathname: '/core/introduction/sign-in-with-okta', title: 'Sign in with Okta' },",
    ['Introduction'],
  ],
  [
    ['core', 'Provider', 'Theming'],
    'docs-toolpad-core/theming.mdx',
    "children: [{ pathname: '/core/react-app-provider' }, { pathname: '/core/theming' }],",
    ['Components', 'Provider'],
  ],
  [
    ['studio', 'Connecting to data', 'What’s “GraphQL: v2”?'],
    'docs-studio/concepts/whats-graphql-v2.mdx',
    "{ pathname: '/studio/concepts/whats-graphql-v2', title: 'What’s “GraphQL: v2”?' },",
    ['Concepts', 'Connecting to data'],
  ],
] as const)('%j is %s', async ([product, category, title], file, line, groups) => {
  await expect(newPage(folder, product, category, title)).resolves.toContain(file);
  const address = `/${product}${file.replace(/^docs-[a-z-]+|\.mdx$/g, '')}`;
  expect(read(file)).toMatch(/^---\ntitle: .+\ndescription: ''\n---\n/);
  expect(added(`sidebars/${product}.ts`)).toEqual([line]);
  expect(added('tests/fixtures/published.txt')).toEqual([`${address}/`]);
  const pages = JSON.parse(read('tests/fixtures/pages.json')) as { pathname: string }[];
  expect(pages.find(({ pathname }) => pathname === address)).toEqual({
    pathname: address,
    title,
    groups,
  });
});

test.each([
  [['demo', 'Introduction', 'A'], /^Expected a product, core or studio; found “demo”\.$/],
  [['core', 'Nowhere', 'A'], /^Expected a category of Toolpad Core: Introduction, .*; found/],
  [['core', 'Hooks', 'A'], /^Expected a category/],
  [['core', 'Introduction', '…'], /^Expected a title with letters/],
] as const)('%j is refused', async ([product, category, title], message) => {
  await expect(newPage(folder, product, category, title)).rejects.toThrow(message);
  expect(TOUCHED.flatMap(added)).toEqual([]);
});

test('a page that is there stays as it is', async () => {
  await newPage(folder, 'core', 'Introduction', 'New');
  fs.writeFileSync(path.join(folder, 'docs-toolpad-core/introduction/new.mdx'), 'Text');
  await expect(newPage(folder, 'core', 'Introduction', 'New')).rejects.toThrow(/EEXIST/);
  expect(read('docs-toolpad-core/introduction/new.mdx')).toBe('Text');
});

test('a tree without the entry before it is left as it is', () => {
  expect(() => withEntry('export const core = [];', '/core/a', { pathname: '/core/b' })).toThrow(
    "Expected an entry '/core/a'",
  );
});
