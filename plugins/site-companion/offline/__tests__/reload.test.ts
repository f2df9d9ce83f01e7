/** @jest-environment jsdom */
import { createReloader, isTyping } from '../reload';

describe('isTyping', () => {
  it.each([
    ['<input>', true],
    ['<input type="search">', true],
    ['<textarea></textarea>', true],
    ['<iframe></iframe>', true],
    ['<p contenteditable="true"></p>', true],
    ['<input type="checkbox">', false],
    ['<input type="BUTTON">', false],
    ['<a href="/"></a>', false],
  ])('recognizes elements in which the reader may be typing: %s → %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(isTyping(document.body.firstElementChild)).toBe(expected);
  });

  it('returns false if nothing has focus', () => {
    expect(isTyping(null)).toBe(false);
    expect(isTyping(document.body)).toBe(false);
  });
});

describe('createReloader', () => {
  type Step = 'activate' | 'focus' | 'blur';

  it.each<[string, boolean, Step[], number]>([
    ['reloads when a new worker activates', true, ['activate'], 1],
    ['doesn’t reload while the reader is typing', true, ['focus', 'activate', 'focus'], 0],
    ['reloads after the reader has finished typing', true, ['focus', 'activate', 'blur'], 1],
    ['doesn’t reload when the first worker activates', false, ['focus', 'activate', 'blur'], 0],
    ['reloads only once', true, ['activate', 'focus', 'blur'], 1],
  ])('%s', (_title, isControlled, steps, count) => {
    const reload = jest.fn();
    document.body.innerHTML = '<input>';
    const { activate, reloadIfDue } = createReloader(isControlled, reload);
    for (const step of steps) {
      if (step === 'activate') {
        activate();
      } else {
        document.querySelector('input')?.[step]();
        reloadIfDue();
      }
    }
    expect(reload).toHaveBeenCalledTimes(count);
  });
});
