/**
 * @jest-environment jsdom
 */
import { initPackedCode, type Likeness, packedCode } from '../../../plugins/code/shared/packedCode';
import { sight, watchSight } from '../../support/jest/sight';

watchSight();

const CODE = '<t-k>const </t-k>a\n= &lt;b title="c"&gt;;';

function load(html: string): HTMLElement {
  document.body.innerHTML = html;
  initPackedCode();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document.querySelector('code:last-of-type') ?? document.body;
}

test('code that is not displayed stays packed', () => {
  const code = load(`<code>${packedCode(CODE)}</code>`);
  sight().see(() => false);
  expect(code.querySelector('noscript')).not.toBeNull();
  expect(sight().watched).toContain(code);
});

test('code that is displayed is unpacked', () => {
  const code = load(`<code>${packedCode(CODE)}</code>`);
  sight().see(() => true);
  expect(code.innerHTML).toBe(CODE);
  expect(sight().watched).not.toContain(code);
});

test('other code is not watched', () => {
  load('<code>const a = 1;</code>');
  expect(sight().watched.size).toBe(0);
});

test.each([
  ['3 lines', 'a\nb\nc', undefined, 3],
  ['2 lines of 3', 'a\nb\nc', 2, 2],
])('has the room of %s', (_, html, lines, expected) => {
  const code = load(`<code>${packedCode(html, lines)}</code>`);
  expect(code.querySelector('.room')?.textContent.split('\n')).toHaveLength(expected);
});

describe('code that is like other code on the page', () => {
  const ORIGINAL = 'let a: <t-y>A</t-y>;\n<t-s>"b" &amp; \'c\'</t-s>\n{}';
  const VERSION = 'let a;\n<t-s>"b" &amp; \'c\'</t-s>\n{}';
  const like: Likeness = { id: 'first', html: ORIGINAL };

  test.each([
    ['shown', ORIGINAL],
    ['packed', packedCode(ORIGINAL)],
  ])('is made of it where that is %s', (_, first) => {
    const code = load(
      `<code id="first">${first}</code><code>${packedCode(VERSION, 2, like)}</code>`,
    );
    expect(code.innerHTML).not.toContain('&amp;');
    sight().see(() => true);
    expect(code.innerHTML).toBe(VERSION);
  });

  test('is made of what is made itself', () => {
    const second = packedCode(ORIGINAL, 2, like);
    const third = packedCode(VERSION, 2, { id: 'second', html: ORIGINAL });
    const code = load(
      `<code id="first">${ORIGINAL}</code><code id="second">${second}</code><code>${third}</code>`,
    );
    sight().see(() => true);
    expect(code.innerHTML).toBe(VERSION);
  });

  test('is not written twice, and says to readers without scripts where it is', () => {
    const html = packedCode(ORIGINAL, 2, { ...like, note: 'See <a href="#first">there</a>.' });
    expect(html).not.toContain('let');
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelector('noscript a')?.getAttribute('href')).toBe('#first');
    expect(packedCode(ORIGINAL, 2, like)).not.toContain('noscript');
  });
});
