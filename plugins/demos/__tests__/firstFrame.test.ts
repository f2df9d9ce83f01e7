/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstFrame, isWaiting, pictureFile, waitingHtml } from '../node/frames/firstFrame';
import { COLUMN_WIDTHS, SCHEMES } from '../../shared/pictures';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-frame-'));
const assets = { folder: path.join(folder, 'out'), publicPath: '/base/assets/' };
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A demo with the pictures that are named. */
function demo(name: string, pictures: readonly string[]) {
  const entry = path.join(folder, `${name}.tsx`);
  for (const room of COLUMN_WIDTHS) {
    for (const scheme of SCHEMES) {
      if (pictures.includes(`${room} ${scheme}`)) {
        const file = pictureFile(entry, room, scheme);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, `${name} ${room} ${scheme}`);
      }
    }
  }
  return { entry, title: 'Orders & "returns"' };
}

const ALL = COLUMN_WIDTHS.flatMap((room) => SCHEMES.map((scheme) => `${room} ${scheme}`));

test.each<[what: string, imports: string[], html: string, waiting: boolean]>([
  ['nothing', [], '<div><style>a{}</style></div>', true],
  ['a picture', [], '<svg></svg>', false],
  ['words', ['@mui/material'], '<p>Orders</p>', false],
  ['a grid that is still empty', ['@mui/x-data-grid'], '<h1>Orders</h1>', true],
  ['CRUD without its records', ['@toolpad/core/Crud'], '<h1>Orders</h1>', true],
  ['the form of CRUD', ['@toolpad/core/Crud'], '<form><input></form>', false],
])('a demo that renders %s', (_, imports, html, waiting) => {
  expect(isWaiting({ imports }, html)).toBe(waiting);
});

test('pictures of both color schemes and widths are published, and loaded when they are seen', () => {
  const html = firstFrame(demo('Orders', ALL), assets);
  const files = [...(html ?? '').matchAll(/\/base\/assets\/([\w.-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(files.map((name) => fs.readFileSync(path.join(assets.folder, name), 'utf8'))).toEqual([
    'Orders narrow light',
    'Orders wide light',
    'Orders narrow dark',
    'Orders wide dark',
  ]);
  expect(html?.match(/<img [^>]*loading="lazy"/g)).toHaveLength(2);
  expect(html).toContain('alt="Orders &amp; &quot;returns&quot;, as a picture"');
  expect(files.every((name) => /\.[0-9a-f]{8}\.webp$/.test(name))).toBe(true);
});

test('a demo without pictures has the button alone', () => {
  expect(firstFrame(demo('New', []), assets)).toBeUndefined();
  expect(waitingHtml()).toMatch(/^<div class="demo-waiting demo-over"><button /);
});

test('half of the pictures are a mistake that names the others', () => {
  expect(() => firstFrame(demo('Half', ALL.slice(1)), assets)).toThrow(
    /found no .*Half-wide-light\.webp\. .*--first-frames/,
  );
});
