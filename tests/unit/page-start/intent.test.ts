/**
 * @jest-environment jsdom
 */
import { isIntent, onIntent } from '../../../plugins/page-start/client/intent';
import { keepPageClean } from '../../support/jest/cleanPage';
import { find } from '../../support/jest/find';

keepPageClean();

const PAGE = `
  <p>Text <a href="/a"><b id="link">link</b></a></p>
  <button><svg id="icon"></svg></button>
  <input id="field"><select id="select"></select><textarea id="area"></textarea>
  <details><summary id="summary">More</summary><p id="inside">Text</p></details>
  <label id="label">Choice</label>
  <pre id="code" tabindex="0"></pre>`;

function fire(type: string, selector: string): void {
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

test.each([
  ['pointermove', '#link', true],
  ['pointermove', '#icon', true],
  ['pointermove', '#field', true],
  ['pointermove', '#select', true],
  ['pointermove', '#area', true],
  ['pointermove', '#summary', true],
  ['pointermove', '#label', true],
  ['pointermove', 'p', false],
  ['pointermove', '#inside', false],
  ['pointermove', '#code', false],
  ['pointerdown', '#link', true],
  ['pointerdown', 'body', false],
  ['click', '#icon', true],
  ['click', 'p', false],
  ['focusin', '#field', true],
  ['focusin', '#code', false],
  ['keydown', '#link', true],
  ['keydown', 'body', true],
])('%s at %s: %s', (type, selector, expected) => {
  expect(isIntent(type, find(selector))).toBe(expected);
});

test('what is no element shows no intent', () => {
  expect(isIntent('pointermove', document)).toBe(false);
  expect(isIntent('pointermove', null)).toBe(false);
});

describe('onIntent', () => {
  test.each([
    ['pointermove', '#link'],
    ['pointerdown', '#icon'],
    ['click', '#icon'],
    ['focusin', '#field'],
    ['keydown', 'body'],
  ])('starts at a %s', (type, selector) => {
    const start = jest.fn();
    onIntent(start);
    fire(type, selector);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['scrolls', 'scroll', 'p'],
    ['scrolls by a wheel', 'wheel', '#link'],
    ['scrolls by touch', 'touchmove', '#link'],
    ['lets the pointer rest while a link comes under it', 'pointerover', '#link'],
    ['moves the pointer over text', 'pointermove', 'p'],
    ['presses on text', 'pointerdown', 'p'],
  ])('does not start while a reader %s', (_, type, selector) => {
    const start = jest.fn();
    onIntent(start);
    fire(type, selector);
    expect(start).not.toHaveBeenCalled();
  });

  test('starts once, whatever follows', () => {
    const start = jest.fn();
    onIntent(start);
    for (const type of ['pointermove', 'pointermove', 'pointerdown', 'focusin', 'click']) {
      fire(type, '#link');
    }
    fire('keydown', 'body');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('hears an event that something on the page stops', () => {
    const start = jest.fn();
    onIntent(start);
    find('#link').addEventListener('pointerdown', (event) => event.stopPropagation());
    fire('pointerdown', '#link');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('waits for the whole page', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const start = jest.fn();
    onIntent(start);
    fire('keydown', 'body');
    fire('keydown', 'body');
    expect(start).not.toHaveBeenCalled();
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(start).toHaveBeenCalledTimes(1);
  });
});
