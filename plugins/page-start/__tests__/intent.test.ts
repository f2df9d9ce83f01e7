/**
 * @jest-environment jsdom
 */
import { isIntent } from '../client/inlineScript';
import { onIntent } from '../shared/intent';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const PAGE_HTML = `
  <p>Text <a href="/a"><b id="link">link</b></a> <a aria-haspopup="dialog" href="/b"><b id="opener">b</b></a></p>
  <button><svg id="icon"></svg></button>
  <input id="field"><select id="select"></select><textarea id="area"></textarea>
  <details><summary id="summary">More</summary><p id="inside">Text</p></details>
  <label id="label">Choice</label>
  <form data-no-app><input id="plain"></form>
  <pre id="code" tabindex="0"></pre>`;

/** Dispatches an event. For a keyboard event, the type is followed by a colon and the key. */
function fire(type: string, selector: string): void {
  const [name = '', key] = type.split(':');
  find(selector).dispatchEvent(
    key === undefined
      ? new Event(name, { bubbles: true })
      : new KeyboardEvent(name, { key, bubbles: true }),
  );
}

const start = jest.fn();

beforeEach(() => {
  start.mockReset();
  document.body.innerHTML = PAGE_HTML;
  onIntent(start, isIntent);
});

it.each([
  ['pointermove', '#opener', true],
  ['pointermove', '#icon', true],
  ['pointermove', '#field', true],
  ['pointermove', '#select', true],
  ['pointermove', '#area', true],
  ['pointermove', '#summary', false],
  ['pointermove', '#plain', false],
  ['pointermove', '#label', true],
  ['pointermove', '#link', false],
  ['pointermove', 'p', false],
  ['pointermove', '#inside', false],
  ['pointerover', '#icon', false],
  ['pointerdown', '#icon', true],
  ['pointerdown', 'p', false],
  ['click', '#icon', true],
  ['click', '#link', false],
  ['focusin', '#field', true],
  ['focusin', '#code', false],
  ['focusin', '#plain', false],
  ['keydown:a', '#plain', false],
  ['keydown:/', 'body', true],
  ['keydown:Enter', '#icon', true],
  ['keydown:Enter', '#link', false],
  ['keydown:Tab', 'body', false],
  ['keydown: ', 'body', false],
  // Browsers dispatch a `keydown` event without a key when they autofill a field.
  ['keydown', 'body', false],
  ['scroll', 'p', false],
  ['touchmove', '#link', false],
])('calls back only for events that signal intent: %s on %s → %s', (type, selector, expected) => {
  fire(type, selector);
  expect(start).toHaveBeenCalledTimes(expected ? 1 : 0);
});

it('calls back only once for several events', () => {
  for (const type of ['pointermove', 'pointermove', 'pointerdown', 'focusin', 'click']) {
    fire(type, '#icon');
  }
  expect(start).toHaveBeenCalledTimes(1);
});

it('detects an event even if the page stops its propagation', () => {
  find('#icon').addEventListener('pointerdown', (event) => event.stopPropagation());
  fire('pointerdown', '#icon');
  expect(start).toHaveBeenCalledTimes(1);
});

it('calls back only after the page has been parsed', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  fire('keydown:/', 'body');
  fire('keydown:/', 'body');
  expect(start).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(start).toHaveBeenCalledTimes(1);
});
