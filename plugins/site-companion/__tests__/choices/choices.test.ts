/**
 * @jest-environment jsdom
 */
import { showChoices } from '../../shared/choices/attributes';
import initChoices from '../../shared/choices/early';
import { alignRadios } from '../../shared/choices/radios';
import { type Choice, CHOICE_NAMES, type ChoiceName, CHOICES } from '../../shared/choices/registry';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';
import { dispatchTransition, settle } from '../../../../tests/support/jest/page';
import { startWithoutChoices, STORES } from '../../../../tests/support/jest/stores';

keepPageClean();
startWithoutChoices();

const html = document.documentElement;

describe.each(CHOICE_NAMES)('%s', (name: ChoiceName) => {
  const { values, store: storeName }: Choice = CHOICES[name];
  const store = STORES[storeName];
  const usual = values[0];
  const others = values.slice(1);
  const other = values[1] ?? '';

  const field = (value: string): string =>
    `<input type="radio" data-choice="${name}" name="one" value="${value}"${value === usual ? ' checked' : ''}>`;

  /** Two controls, as two blocks of code have them. */
  function addControls(offered: readonly string[] = values): void {
    document.body.innerHTML = `<form>${offered.map(field).join('')}</form>`.repeat(2);
  }

  const click = (value: string): void =>
    document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();

  /** The attribute, and every radio that is on. */
  function shown(): (string | undefined)[] {
    const on = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    return [html.dataset[name], ...on.map(({ value }) => value)];
  }

  const all = (value: string): string[] => [value, value, value];

  test.each<[string | null, string]>([
    [null, usual],
    ...values.map((value): [string, string] => [value, value]),
    ['lava', usual],
    ['', usual],
    ['constructor', usual],
    [usual.toLowerCase() + ' ', usual],
    [`"${other}"`, usual],
  ])('a kept %j is shown as %s, before there are radios and by them', (kept, expected) => {
    if (kept !== null) {
      store.put(name, kept);
    }
    initChoices();
    expect(html.dataset[name]).toBe(expected);
    addControls();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(shown()).toEqual(all(expected));
  });

  test.each(others)('%s: a radio chooses for all, and it is kept', async (value) => {
    addControls();
    initChoices();
    click(value);
    await settle();
    expect(shown()).toEqual(all(value));
    expect(store.get(name)).toBe(value);
    click(usual);
    await settle();
    expect(shown()).toEqual(all(usual));
    // In local storage, the default leaves nothing behind.
    expect(store.get(name)).toBe(storeName === 'local' ? null : usual);
  });

  test('a component chooses by the attribute', async () => {
    addControls();
    initChoices();
    showChoices({ [name]: other });
    await settle();
    expect(shown()).toEqual(all(other));
    expect(store.get(name)).toBe(other);
  });

  test('what is chosen reaches the next page', async () => {
    initChoices();
    showChoices({ [name]: other });
    await settle();
    Reflect.deleteProperty(html.dataset, name);
    initChoices();
    expect(html.dataset[name]).toBe(other);
  });

  test('radios that React adds later say what is chosen', () => {
    store.put(name, other);
    initChoices();
    addControls();
    expect(shown()).toEqual([other, usual, usual]);
    alignRadios(document.body);
    expect(shown()).toEqual(all(other));
    // As the ref of an element that goes.
    alignRadios(null);
    expect(shown()).toEqual(all(other));
  });

  test('a control without the chosen value shows its default', () => {
    addControls([usual, 'before']);
    document.querySelectorAll<HTMLInputElement>('[value=before]').forEach((on) => on.click());
    store.put(name, other);
    initChoices();
    alignRadios();
    expect(shown()).toEqual([other, usual, usual]);
  });

  test('another field with such a value chooses nothing', async () => {
    initChoices();
    document.body.innerHTML = `<input type="radio" name="b" value="${other}">`;
    click(other);
    await settle();
    expect([html.dataset[name], store.get(name)]).toEqual([usual, null]);
  });

  test('another tab is followed, and what it says is not kept again', async () => {
    addControls();
    initChoices();
    store.say(name, other);
    await settle();
    expect(shown()).toEqual(all(other));
    expect(store.get(name)).toBeNull();
  });

  test('another tab says nonsense', () => {
    store.put(name, other);
    initChoices();
    store.say(name, 'lava');
    // What is kept now is nonsense, hence the default; a message says nothing of the cookie.
    expect(html.dataset[name]).toBe(storeName === 'local' ? usual : other);
  });

  test.each([
    [true, other],
    [false, usual],
  ])(
    'a page shows what was chosen while it was away; from the cache: %s',
    async (cached, expected) => {
      addControls();
      initChoices();
      dispatchTransition('pagehide', cached);
      store.put(name, other);
      dispatchTransition('pageshow', cached);
      await settle();
      expect(shown()).toEqual(all(expected));
    },
  );

  test('where its store is blocked, a choice holds for the page', async () => {
    store.block();
    addControls();
    initChoices();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(shown()).toEqual(all(usual));
    click(other);
    await settle();
    expect(shown()).toEqual(all(other));
    dispatchTransition('pageshow', true);
    await settle();
    expect(shown()).toEqual(all(other));
  });
});

describe('local storage', () => {
  test.each([
    ['everything cleared', null, 'table'],
    ['another key', 'food', 'list'],
  ])('another tab says: %s', (_, key, expected) => {
    localStorage.setItem('toolpad-api-view', 'list');
    initChoices();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(html.dataset.apiView).toBe(expected);
  });

  test('where it is full, a choice holds for the page', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    initChoices();
    showChoices({ packageManager: 'yarn' });
    await settle();
    expect(html.dataset.packageManager).toBe('yarn');
  });
});
