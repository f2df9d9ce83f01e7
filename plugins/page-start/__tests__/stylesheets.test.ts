import { createFirstScreenGroup } from '../node/bundler';
import { placeStylesheets } from '../node/stylesheets';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

const FIRST_SCREEN_FILE = 'first-screen.1a2b.css';
const REST_FILE = 'styles.3c4d.css';
const END_MARKER = '<div hidden="" data-first-screen-end="">';
const INLINE_STYLE = `<style data-href="/toolpad/${FIRST_SCREEN_FILE}">a{color:$&}</style>`;
const REST_TAGS = `<style>b{}</style><link rel="stylesheet" href="/toolpad/${REST_FILE}">`;

describe('placeStylesheets', () => {
  const folder = createTestFolder();
  folder.write(FIRST_SCREEN_FILE, 'a{color:$&}\n');

  it.each([
    [
      'inlines the first screen’s styles, and links the other stylesheets at the end of the first screen',
      `<p>A</p>${END_MARKER}</div><p>B</p>`,
      [FIRST_SCREEN_FILE, REST_FILE],
      `<p>A</p>${END_MARKER}${REST_TAGS}<script>run("$&")</script></div><p>B</p>`,
      INLINE_STYLE,
    ],
    [
      'links the other stylesheets in the head of a page without an end marker',
      '<p>A</p>',
      [FIRST_SCREEN_FILE, REST_FILE],
      '<p>A</p>',
      INLINE_STYLE + REST_TAGS,
    ],
    [
      'links all stylesheets in the head if there is none for the first screen',
      `<p>A</p>${END_MARKER}</div>`,
      [REST_FILE],
      `<p>A</p>${END_MARKER}</div>`,
      REST_TAGS,
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
])('adds only the styles of the first screen to its stylesheet: %s → %s', (file, expected) => {
  const group = createFirstScreenGroup(['/site/src/css/base.css', '/site/src/theme/Navbar']);
  expect(group.test({ nameForCondition: () => file })).toBe(expected);
});
