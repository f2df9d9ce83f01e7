/**
 * @jest-environment jsdom
 */
import { afterPaint as listen } from '../openSearch';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find, findField } from '../../../tests/support/jest/find';

keepPageClean();

const PAGE_HTML = `
  <a data-open-search href="#search-page"><span id="words">Search</span></a>
  <a id="other" href="#other">Other</a>
  <input id="field">`;
const DIALOG_HTML = '<dialog id="siteSearch"><input id="query" value="account"></dialog>';

const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

/** Dispatches an event, and returns whether the browser performs its default action. */
function dispatch(selector: string, event: Event): boolean {
  return find(selector).dispatchEvent(event);
}

const createClick = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
const createKeyPress = (name: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });

beforeEach(() => {
  showModal.mockClear();
  // jsdom doesn't implement modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal });
  document.body.innerHTML = PAGE_HTML + DIALOG_HTML;
  listen();
});

it.each<[string, string, Event]>([
  ['a click on its link', '#words', createClick()],
  ['Ctrl+K', 'body', createKeyPress('k', { ctrlKey: true })],
  ['Ctrl+K in a field', '#field', createKeyPress('k', { ctrlKey: true })],
  ['a slash', 'body', createKeyPress('/')],
])('opens the dialog and selects the text in its field on %s', (_, selector, event) => {
  expect(dispatch(selector, event)).toBe(false);
  expect(showModal).toHaveBeenCalledTimes(1);
  const field = findField('#query');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'account'.length]);
});

it.each<[string, string, Event]>([
  ['a click with Ctrl', '#words', createClick({ ctrlKey: true })],
  ['a click with the middle button', '#words', createClick({ button: 1 })],
  ['a click on another link', '#other', createClick()],
  ['a slash typed in a field', '#field', createKeyPress('/')],
])('leaves %s to the browser', (_, selector, event) => {
  expect(dispatch(selector, event)).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
});

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', false],
])('marks pages on Apple’s systems: %s → %s', (userAgent, isApple) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  listen();
  expect('apple' in document.documentElement.dataset).toBe(isApple);
});

it('doesn’t open the dialog when the reader types a slash in editable text', () => {
  // jsdom doesn't implement `isContentEditable`.
  Object.defineProperty(find('#other'), 'isContentEditable', { value: true });
  expect(dispatch('#other', createKeyPress('/'))).toBe(true);
});

it('ignores keydown events without a key, which browsers dispatch on autofill', () => {
  expect(dispatch('#field', new Event('keydown', { bubbles: true, cancelable: true }))).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
});

it('doesn’t reopen an open dialog on Ctrl+K', () => {
  find('dialog').setAttribute('open', '');
  // jsdom doesn't implement modal dialogs.
  jest.spyOn(find('dialog'), 'matches').mockReturnValue(true);
  const field = findField('#query');
  field.setSelectionRange(2, 2);
  expect(dispatch('body', createKeyPress('k', { ctrlKey: true }))).toBe(false);
  expect(showModal).not.toHaveBeenCalled();
  expect(field.selectionEnd).toBe(2);
});

it('reopens the dialog as a modal if an extension has opened it without a backdrop', () => {
  find('dialog').setAttribute('open', '');
  jest.spyOn(find('dialog'), 'matches').mockReturnValue(false);
  expect(dispatch('body', createKeyPress('k', { ctrlKey: true }))).toBe(false);
  expect(showModal).toHaveBeenCalledTimes(1);
});

it.each<[string, Event]>([
  ['#words', createClick()],
  ['body', createKeyPress('k', { ctrlKey: true })],
  ['body', createKeyPress('/')],
])('leaves clicks and key presses to the browser on pages without a dialog: %s', (s, e) => {
  document.body.innerHTML = PAGE_HTML;
  expect(dispatch(s, e)).toBe(true);
});
