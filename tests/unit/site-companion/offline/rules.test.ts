/** @jest-environment jsdom */
import {
  type ReloadEvent,
  SKIP_WAITING_MESSAGE,
  isReloadDue,
  isTyping,
  mayRegister,
  reduceReload,
  startReload,
} from '../../../../plugins/site-companion/offline/rules';

describe('mayRegister', () => {
  test.each([
    [true, 'mui.com', 'mui.com', true],
    [false, 'mui.com', 'mui.com', false],
    [true, 'mui.com.evil.test', 'mui.com', false],
    [true, 'evilmui.com', 'mui.com', false],
    [true, 'www.mui.com', 'mui.com', false],
    [true, 'mui.co', 'mui.com', false],
    [true, 'mui.com.', 'mui.com', false],
    [true, 'localhost', 'mui.com', false],
    [true, '127.0.0.1', 'mui.com', false],
    [true, '', 'mui.com', false],
    [true, 'mui.com', undefined, false],
    [true, '', undefined, false],
  ])('production %s, on %j, official %j → %s', (production, hostname, official, expected) => {
    expect(mayRegister(production, hostname, official)).toBe(expected);
  });
});

test('the message that the worker waits for', () => {
  expect(SKIP_WAITING_MESSAGE).toEqual({ type: 'SKIP_WAITING' });
});

describe('isTyping', () => {
  test.each([
    ['<input>', true],
    ['<input type="search">', true],
    ['<input type="email">', true],
    ['<input type="number">', true],
    ['<input type="date">', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<input type="checkbox">', false],
    ['<input type="radio">', false],
    ['<input type="submit">', false],
    ['<iframe></iframe>', true],
    ['<input type="BUTTON">', false],
    ['<button></button>', false],
    ['<a href="/"></a>', false],
    ['<div></div>', false],
  ])('%s → %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(isTyping(document.body.firstElementChild)).toBe(expected);
  });

  test('an editable element', () => {
    const element = document.createElement('div');
    // The tests' DOM does not know this property.
    Object.defineProperty(element, 'isContentEditable', { value: true });
    expect(isTyping(element)).toBe(true);
  });

  test('nothing has the focus', () => {
    expect(isTyping(null)).toBe(false);
    expect(isTyping(document.body)).toBe(false);
  });
});

describe('the reload', () => {
  const ACTIVATED: ReloadEvent = { type: 'activated' };
  const RELOADING: ReloadEvent = { type: 'reloading' };
  const FOCUS: ReloadEvent = { type: 'focus', typing: true };
  const BLUR: ReloadEvent = { type: 'focus', typing: false };

  test.each<[string, boolean, boolean, ReloadEvent[], boolean]>([
    ['nothing has happened', true, false, [], false],
    ['a new worker', true, false, [ACTIVATED], true],
    ['a new worker while typing', true, true, [ACTIVATED], false],
    ['after the typing', true, true, [ACTIVATED, BLUR], true],
    ['typing begins before the worker', true, false, [FOCUS, ACTIVATED], false],
    ['typing goes on in another field', true, false, [FOCUS, ACTIVATED, FOCUS], false],
    ['the first worker of a page', false, false, [ACTIVATED], false],
    ['the first worker, after typing', false, true, [ACTIVATED, BLUR], false],
    ['the second worker of a page', false, false, [ACTIVATED, ACTIVATED], true],
    ['it is done', true, false, [ACTIVATED, RELOADING], false],
    ['another worker while reloading', true, false, [ACTIVATED, RELOADING, ACTIVATED], false],
    ['focus moves while reloading', true, false, [ACTIVATED, RELOADING, FOCUS, BLUR], false],
    ['typing only', true, true, [BLUR], false],
  ])('%s', (_, controlled, typing, events, expected) => {
    expect(isReloadDue(events.reduce(reduceReload, startReload(controlled, typing)))).toBe(
      expected,
    );
  });
});
