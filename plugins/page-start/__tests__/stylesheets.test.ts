import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstScreenGroup, placeStylesheets } from '../node/stylesheets';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'stylesheets-'));
const site = { outDir, baseUrl: '/toolpad/' };
const FIRST = 'first-screen.1a2b.css';
const REST = 'styles.3c4d.css';
const END = '<div hidden="" data-first-screen-end="">';
const LINK = `<link rel="stylesheet" href="/toolpad/${REST}">`;

beforeAll(() => fs.writeFileSync(path.join(outDir, FIRST), 'a{color:$&}\n'));
afterAll(() => fs.rmSync(outDir, { recursive: true }));

test.each([
  [
    'the rest is asked for where the first screen ends',
    `<p>A</p>${END}</div><p>B</p>`,
    [FIRST, REST],
    {
      html: `<p>A</p>${END}${LINK}<script>run("$&")</script></div><p>B</p>`,
      head: `<style data-href="/toolpad/${FIRST}">a{color:$&}</style>`,
    },
  ],
  [
    'a page without such a place asks in its head',
    '<p>A</p>',
    [FIRST, REST],
    { html: '<p>A</p>', head: `<style data-href="/toolpad/${FIRST}">a{color:$&}</style>${LINK}` },
  ],
  [
    'a site whose first screen has no styles of its own asks in the head',
    `<p>A</p>${END}</div>`,
    [REST],
    { html: `<p>A</p>${END}</div>`, head: LINK },
  ],
])('%s', (_, html, files, expected) => {
  expect(placeStylesheets(html, files, site, 'run("$&")')).toEqual(expected);
});

test.each([
  ['/site/src/css/base.css', true],
  ['/site/src/theme/Navbar/styles.module.css', true],
  ['/site/src/theme/NavbarItem/styles.module.css', false],
  ['/site/src/css/blocks.css', false],
  [null, false],
])('the first screen’s styles: %s', (file, expected) => {
  const { test: belongs } = firstScreenGroup(['/site/src/css/base.css', '/site/src/theme/Navbar']);
  expect(belongs({ nameForCondition: () => file })).toBe(expected);
});
