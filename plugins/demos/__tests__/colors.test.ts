/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { highlight } from '../../code/shared/highlight';
import { languageOf } from '../shared/languages';
import { loadColors } from '../theme/Demo/colors';
import { PRODUCTS } from '../../../src/site/products';
import { filesBelow } from '../../shared/node/files';

const SITE = path.join(__dirname, '../../..');

/** All files that a reader may edit, of all pages. */
const FILES = PRODUCTS.flatMap(({ folder }) =>
  filesBelow(path.join(SITE, folder), /\.(?:tsx|ts|css)$/).map((name) => path.join(folder, name)),
);

test.each([
  ['OrdersDesk.tsx', 'tsx'],
  ['parts/data.ts', 'ts'],
  ['OrdersDesk.jsx', 'jsx'],
  ['data.js', 'jsx'],
  ['StatusCard.css', 'css'],
  ['rows.json', 'json'],
  ['README', 'text'],
  ['a.toString', 'text'],
])('%s is %s', (name, language) => {
  expect(languageOf(name)).toBe(language);
});

test('code has the same colors while it is edited as when it is read', async () => {
  expect(FILES.length).toBeGreaterThan(90);
  const color = await loadColors(FILES);
  for (const file of FILES) {
    const code = fs.readFileSync(path.join(SITE, file), 'utf8');
    expect({ file, html: color(file, code) }).toEqual({
      file,
      html: await highlight(code, languageOf(file)),
    });
  }
});

test.each([
  ['A.jsx', 'const a = <b className="c">{`x${1}`}</b>;'],
  ['a.json', '{ "name": "toolpad", "on": true, "list": [1, null] }'],
  ['half.tsx', "export default function Half() {\n  return <p title='"],
  ['note.txt', '<b> & "c"\n\n'],
])('so has what no demo has: %s', async (name, code) => {
  const color = await loadColors([name]);
  expect(color(name, code)).toBe(await highlight(code, languageOf(name)));
});
