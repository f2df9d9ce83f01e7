/**
 * @jest-environment jsdom
 */
import { isIntent } from '../client/intent';
import { onIntent } from '../shared/intent';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const PAGE = `
  <p>Text <a href="/a"><b id="link">link</b></a> <a aria-haspopup="dialog" href="/b"><b id="opener">b</b></a></p>
  <button><svg id="icon"></svg></button>
  <input id="field"><select id="select"></select><textarea id="area"></textarea>
  <details><summary id="summary">More</summary><p id="inside">Text</p></details>
  <label id="label">Choice</label>
  <pre id="code" tabindex="0"></pre>`;

/** An event; a key's has its name behind a colon. */
function eventOf(type: string): Event {
  const [name = '', key] = type.split(':');
  return key === undefined
    ? new Event(name, { bubbles: true })
    : new KeyboardEvent(name, { key, bubbles: true });
}

function fire(type: string, selector: string): void {
  find(selector).dispatchEvent(eventOf(type));
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

test.each([
  ['pointermove', '#opener', true],
  ['pointermove', '#icon', true],
  ['pointermove', '#field', true],
  ['pointermove', '#select', true],
  ['pointermove', '#area', true],
  ['pointermove', '#summary', true],
  ['pointermove', '#label', true],
  ['pointermove', '#link', false],
  ['pointermove', 'p', false],
  ['pointermove', '#inside', false],
  ['pointermove', '#code', false],
  ['pointerdown', '#icon', true],
  ['pointerdown', '#link', false],
  ['pointerdown', 'body', false],
  ['click', '#icon', true],
  ['click', '#link', false],
  ['click', 'p', false],
  ['focusin', '#field', true],
  ['focusin', '#link', false],
  ['focusin', '#code', false],
  ['keydown:/', 'body', true],
  ['keydown:k', '#link', true],
  ['keydown:Enter', '#icon', true],
  ['keydown:Enter', '#link', false],
  ['keydown:Tab', 'body', false],
  ['keydown: ', 'body', false],
  ['keydown:PageDown', 'body', false],
  // What a browser fills in comes as a plain event of this type, without a key.
  ['keydown', 'body', false],
])('%s at %s: %s', (type, selector, expected) => {
  let isOne: boolean | undefined;
  addEventListener(type.split(':')[0] ?? '', (event) => (isOne = isIntent(event)), {
    capture: true,
    once: true,
  });
  fire(type, selector);
  expect(isOne).toBe(expected);
});

test('what is no element shows no intent', () => {
  expect(isIntent(new Event('pointermove'))).toBe(false);
});

describe('onIntent', () => {
  test.each([
    ['pointermove', '#icon'],
    ['pointerdown', '#icon'],
    ['click', '#icon'],
    ['focusin', '#field'],
    ['keydown:/', 'body'],
  ])('starts at a %s', (type, selector) => {
    const start = jest.fn();
    onIntent(start, isIntent);
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
    onIntent(start, isIntent);
    fire(type, selector);
    expect(start).not.toHaveBeenCalled();
  });

  test('starts once, whatever follows', () => {
    const start = jest.fn();
    onIntent(start, isIntent);
    for (const type of ['pointermove', 'pointermove', 'pointerdown', 'focusin', 'click']) {
      fire(type, '#icon');
    }
    fire('keydown:/', 'body');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('hears an event that something on the page stops', () => {
    const start = jest.fn();
    onIntent(start, isIntent);
    find('#icon').addEventListener('pointerdown', (event) => event.stopPropagation());
    fire('pointerdown', '#icon');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('waits for the whole page', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const start = jest.fn();
    onIntent(start, isIntent);
    fire('keydown:/', 'body');
    fire('keydown:/', 'body');
    expect(start).not.toHaveBeenCalled();
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(start).toHaveBeenCalledTimes(1);
  });
});
