/** @jest-environment jsdom */
import { createReloader, isTyping } from '../../offline/reload';

describe('isTyping', () => {
  it.each([
    ['<input>', true],
    ['<input type="search">', true],
    ['<input type="number">', true],
    ['<input type="date">', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<iframe></iframe>', true],
    ['<p contenteditable="true"></p>', true],
    ['<input type="checkbox">', false],
    ['<input type="radio">', false],
    ['<input type="BUTTON">', false],
    ['<button></button>', false],
    ['<a href="/"></a>', false],
  ])('knows whether the reader may be typing in %s: %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(isTyping(document.body.firstElementChild)).toBe(expected);
  });

  it('returns false if nothing has the focus', () => {
    expect(isTyping(null)).toBe(false);
    expect(isTyping(document.body)).toBe(false);
  });
});

describe('createReloader', () => {
  type Step = 'activate' | 'focus' | 'blur';

  it.each<[string, boolean, Step[], number]>([
    ['reloads for a new worker', true, ['activate'], 1],
    ['waits while the reader is typing', true, ['focus', 'activate', 'focus'], 0],
    ['reloads after the reader has typed', true, ['focus', 'activate', 'blur'], 1],
    ['does not reload for the first worker', false, ['focus', 'activate', 'blur'], 0],
    ['reloads for the second worker', false, ['activate', 'activate'], 1],
    ['reloads once', true, ['activate', 'activate', 'focus', 'blur'], 1],
    ['does not reload without a new worker', true, ['focus', 'blur'], 0],
  ])('%s', (_title, isControlled, steps, count) => {
    const reload = jest.fn();
    const { activate, setTyping } = createReloader(isControlled, reload);
    for (const step of steps) {
      if (step === 'activate') {
        activate();
      } else {
        setTyping(step === 'focus');
      }
    }
    expect(reload).toHaveBeenCalledTimes(count);
  });
});
