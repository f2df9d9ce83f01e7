/**
 * @jest-environment jsdom
 */
import { replayEarlyClicks } from '../client/earlyClicks';
import { APP_READY } from '../shared/events';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

Object.assign(globalThis, { NEEDS_APP: '[data-needs-app]' });

keepPageClean();

const acted = jest.fn<unknown, [unknown]>();

const button = (id: string) => find(`#${id}`);
const isBusy = (id: string) => button(id).getAttribute('aria-busy');
const ready = () => document.dispatchEvent(new Event(APP_READY));

beforeEach(() => {
  acted.mockReset();
  document.body.innerHTML = `
    <button data-needs-app id="copy"><span id="copy-label">Copy</span></button>
    <button data-needs-app id="other">Other</button>
    <button id="native">Native</button>`;
  for (const id of ['copy', 'other', 'native']) {
    button(id).addEventListener('click', () => acted(id));
  }
});

test('an early click is stopped, shown, and made again, once, when React is ready', () => {
  replayEarlyClicks();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  button('copy-label').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(acted).not.toHaveBeenCalled();
  expect(isBusy('copy')).toBe('true');
  ready();
  expect(acted.mock.calls).toEqual([['copy']]);
  expect(isBusy('copy')).toBeNull();
  ready();
  expect(acted).toHaveBeenCalledTimes(1);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'an early click with %s is the browser’s: it may open a link elsewhere',
  (key) => {
    replayEarlyClicks();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    button('copy').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(isBusy('copy')).toBeNull();
  },
);

test('an impatient reader’s second click adds nothing', () => {
  replayEarlyClicks();
  button('copy').click();
  button('copy').click();
  ready();
  expect(acted.mock.calls).toEqual([['copy']]);
});

test('several buttons act in the order of the clicks', () => {
  replayEarlyClicks();
  button('other').click();
  button('copy').click();
  ready();
  expect(acted.mock.calls).toEqual([['other'], ['copy']]);
});

test('no listener of the page hears an early click', () => {
  replayEarlyClicks();
  document.addEventListener('click', acted, true);
  button('copy').click();
  expect(acted).not.toHaveBeenCalled();
});

test('a button that is gone is not clicked', () => {
  replayEarlyClicks();
  const gone = button('copy');
  gone.click();
  gone.remove();
  ready();
  expect(acted).not.toHaveBeenCalled();
});

test('other controls act at once', () => {
  replayEarlyClicks();
  button('native').click();
  expect(acted.mock.calls).toEqual([['native']]);
  expect(isBusy('native')).toBeNull();
});

test('clicks pass once React is ready', () => {
  replayEarlyClicks();
  ready();
  button('copy').click();
  expect(acted.mock.calls).toEqual([['copy']]);
  expect(isBusy('copy')).toBeNull();
});

test('giving up frees the buttons and forgets the clicks', () => {
  const giveUp = replayEarlyClicks();
  button('copy').click();
  button('other').click();
  giveUp();
  expect([isBusy('copy'), isBusy('other')]).toEqual([null, null]);
  ready();
  expect(acted).not.toHaveBeenCalled();
  button('copy').click();
  expect(acted.mock.calls).toEqual([['copy']]);
  expect(isBusy('copy')).toBeNull();
});
