/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SCHEMES } from '../../shared/schemes';
import { getPosterFile, getPosterHtml, POSTER_WIDTHS } from '../node/frames/poster';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'poster-'));
const assets = { folder: path.join(folder, 'out'), publicPath: '/base/assets/' };
const POSTER_VARIANTS = POSTER_WIDTHS.flatMap((width) =>
  SCHEMES.map((scheme) => [width, scheme] as const),
);
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Creates a demo with the given posters beside it. */
function createDemo(name: string, posters: typeof POSTER_VARIANTS, imports: string[] = []) {
  const entry = path.join(folder, `${name}.tsx`);
  for (const [width, scheme] of posters) {
    const file = getPosterFile(entry, width, scheme);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${name} ${width} ${scheme}`);
  }
  return { entry, imports, title: 'Orders & "returns"' };
}

it.each<[what: string, imports: string[], html: string, covered: boolean]>([
  ['covers a demo without content until it runs', [], '<div><style>a{}</style></div>', true],
  ['leaves a demo with an image uncovered', [], '<svg></svg>', false],
  ['leaves a demo with text uncovered', ['@mui/material'], '<p>Orders</p>', false],
  ['covers a demo with a data grid until it runs', ['@mui/x-data-grid'], '<h1>Orders</h1>', true],
  ['covers a demo with a CRUD list until it runs', ['@toolpad/core/Crud'], '<h1>Orders</h1>', true],
  [
    'leaves a demo with a CRUD form uncovered',
    ['@toolpad/core/Crud'],
    '<form><input></form>',
    false,
  ],
])('%s', (_what, imports, html, covered) => {
  const poster = getPosterHtml(createDemo('New', [], imports), html, assets);
  expect(poster.includes('Start the demo</button>')).toBe(covered);
});

it('publishes a lazily loaded poster for each color scheme and width', () => {
  const html = getPosterHtml(createDemo('Orders', POSTER_VARIANTS), '', assets);
  const files = [...html.matchAll(/\/base\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
  expect(files.map((name) => fs.readFileSync(path.join(assets.folder, name), 'utf8'))).toEqual([
    'Orders narrow light',
    'Orders wide light',
    'Orders full light',
    'Orders narrow dark',
    'Orders wide dark',
    'Orders full dark',
  ]);
  expect(html.match(/<img [^>]*loading="lazy"/g)).toHaveLength(2);
  expect(html).toContain('alt="Orders &amp; &quot;returns&quot; (screenshot)"');
  // The button is in the page's toolbar.
  expect(html).not.toContain('<button');
  expect(files.every((name) => /\.[0-9a-f]{8}\.webp$/.test(name))).toBe(true);
});

it('throws an error that lists the missing posters if only some posters exist', () => {
  expect(() => getPosterHtml(createDemo('Half', POSTER_VARIANTS.slice(1)), '', assets)).toThrow(
    /missing: .*Half-narrow-light\.webp\. .*--posters/,
  );
});
