import { createFirstScreenGroup } from '../node/bundler';
import { placeStylesheets } from '../node/stylesheets';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

const FIRST = 'first-screen.1a2b.css';
const REST = 'styles.3c4d.css';
const END = '<div hidden="" data-first-screen-end="">';
const INLINE = `<style data-href="/toolpad/${FIRST}">a{color:$&}</style>`;
const TAGS = `<style>b{}</style><link rel="stylesheet" href="/toolpad/${REST}">`;

describe('placeStylesheets', () => {
  const folder = createTestFolder();
  folder.write(FIRST, 'a{color:$&}\n');

  it.each([
    [
      'inlines the first screen’s styles, and links the other stylesheets at its end',
      `<p>A</p>${END}</div><p>B</p>`,
      [FIRST, REST],
      `<p>A</p>${END}${TAGS}<script>run("$&")</script></div><p>B</p>`,
      INLINE,
    ],
    [
      'links the other stylesheets in the head of a page without an end marker',
      '<p>A</p>',
      [FIRST, REST],
      '<p>A</p>',
      INLINE + TAGS,
    ],
    [
      'links all stylesheets in the head if the site has none for the first screen',
      `<p>A</p>${END}</div>`,
      [REST],
      `<p>A</p>${END}</div>`,
      TAGS,
    ],
  ])('%s', (_title, body, files, html, head) => {
    const site = { outDir: folder.path, baseUrl: '/toolpad/' };
    const end = { restStyles: '<style>b{}</style>', script: 'run("$&")' };
    expect(placeStylesheets(body, files, site, end)).toEqual({ html, head });
  });
});

it.each([
  ['/site/src/css/base.css', true],
  ['/site/src/theme/Navbar/styles.module.css', true],
  ['/site/src/theme/NavbarItem/styles.module.css', false],
  ['/site/src/css/blocks.css', false],
  [null, false],
])('assigns %s to the first screen’s styles: %s', (file, expected) => {
  const group = createFirstScreenGroup(['/site/src/css/base.css', '/site/src/theme/Navbar']);
  expect(group.test({ nameForCondition: () => file })).toBe(expected);
});
