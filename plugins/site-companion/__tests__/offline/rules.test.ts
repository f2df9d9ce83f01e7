/** @jest-environment jsdom */
import { SKIP_WAITING_MESSAGE, isTyping, mayRegister, reloadOnce } from '../../offline/rules';

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
  type Event = 'activate' | 'focus' | 'blur';

  test.each<[string, boolean, Event[], number]>([
    ['nothing has happened', true, [], 0],
    ['a new worker', true, ['activate'], 1],
    ['a new worker while typing', true, ['focus', 'activate'], 0],
    ['after the typing', true, ['focus', 'activate', 'blur'], 1],
    ['typing goes on in another field', true, ['focus', 'activate', 'focus'], 0],
    ['the first worker of a page', false, ['activate'], 0],
    ['the first worker, after typing', false, ['focus', 'activate', 'blur'], 0],
    ['the second worker of a page', false, ['activate', 'activate'], 1],
    ['another worker while reloading', true, ['activate', 'activate'], 1],
    ['focus moves while reloading', true, ['activate', 'focus', 'blur'], 1],
    ['typing only', true, ['focus', 'blur'], 0],
  ])('%s', (_, isControlled, events, reloads) => {
    const reload = jest.fn();
    const page = reloadOnce(isControlled, reload);
    const act = {
      activate: page.activate,
      focus: () => page.focus(true),
      blur: () => page.focus(false),
    };
    events.forEach((event) => act[event]());
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});
