/**
 * @jest-environment jsdom
 */
import { parseChoice } from '../../../plugins/shared/colorMode';
import initColorMode from '../../../src/theme/Navbar/early';
import { keepPageClean } from '../../support/jest/cleanPage';

const KEY = 'theme-toolpad';
Object.assign(globalThis, { COLOR_MODE_KEY: KEY });

keepPageClean();

/** The operating system's preference, which a test can change. */
const system = Object.assign(new EventTarget(), { matches: false, media: '' });

function prefer(scheme: 'light' | 'dark'): void {
  system.matches = scheme === 'dark';
  system.dispatchEvent(new Event('change'));
}

function choose(value: string): void {
  const radio = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  radio?.click();
}

function fromAnotherTab(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** What the page shows: the scheme, the choice, and every radio that is on. */
function shown(): string[] {
  const { theme, themeChoice } = document.documentElement.dataset;
  const on = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
  return [theme ?? '', themeChoice ?? '', ...on.map(({ value }) => value)];
}

beforeEach(() => {
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(system, { media }),
  });
  system.matches = false;
  localStorage.clear();
  document.body.innerHTML = ['light', 'dark', 'system']
    .map((value) => `<input type="radio" name="color-mode" value="${value}">`)
    .join('');
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['', 'system'],
  ['DARK', 'system'],
  ['"dark"', 'system'],
  [null, 'system'],
  [undefined, 'system'],
  [1, 'system'],
])('parseChoice(%j) is %s', (value, choice) => {
  expect(parseChoice(value)).toBe(choice);
});

describe('before the first paint', () => {
  test.each<[string | null, 'light' | 'dark', string[]]>([
    [null, 'light', ['light', 'system', 'system']],
    [null, 'dark', ['dark', 'system', 'system']],
    ['light', 'dark', ['light', 'light', 'light']],
    ['dark', 'light', ['dark', 'dark', 'dark']],
    ['garbage', 'dark', ['dark', 'system', 'system']],
    ['', 'light', ['light', 'system', 'system']],
  ])('stored %j on a %s system', (stored, scheme, expected) => {
    if (stored !== null) {
      localStorage.setItem(KEY, stored);
    }
    prefer(scheme);
    initColorMode();
    expect(shown()).toEqual(expected);
    expect(system.media).toBe('(prefers-color-scheme: dark)');
  });

  test('shows the choice on radios that come later', () => {
    const radios = document.body.innerHTML;
    document.body.innerHTML = '';
    localStorage.setItem(KEY, 'dark');
    initColorMode();
    document.body.innerHTML = radios;
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(shown()).toEqual(['dark', 'dark', 'dark']);
  });
});

describe('while the page is open', () => {
  test.each<[string, string | null, string[]]>([
    ['dark', 'dark', ['dark', 'dark', 'dark']],
    ['light', 'light', ['light', 'light', 'light']],
    ['system', null, ['light', 'system', 'system']],
  ])('a reader’s choice of %s shows and is stored', (value, stored, expected) => {
    localStorage.setItem(KEY, value === 'dark' ? 'light' : 'dark');
    initColorMode();
    choose(value);
    expect(shown()).toEqual(expected);
    expect(localStorage.getItem(KEY)).toBe(stored);
  });

  test('follows the system live, and only without a choice', () => {
    initColorMode();
    prefer('dark');
    expect(shown()).toEqual(['dark', 'system', 'system']);
    choose('light');
    prefer('dark');
    expect(shown()).toEqual(['light', 'light', 'light']);
    choose('system');
    expect(shown()).toEqual(['dark', 'system', 'system']);
  });

  test('leaves other fields alone', () => {
    document.body.insertAdjacentHTML('beforeend', '<input type="radio" name="b" value="dark">');
    initColorMode();
    document.querySelector<HTMLInputElement>('input[name="b"]')?.click();
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage).toHaveLength(0);
  });

  test.each<[string, string | null, string | null, string[]]>([
    ['a choice', KEY, 'dark', ['dark', 'dark', 'dark']],
    ['no choice any more', KEY, null, ['light', 'system', 'system']],
    ['garbage', KEY, 'blue', ['light', 'system', 'system']],
    ['everything cleared', null, null, ['light', 'system', 'system']],
    ['another key', 'theme', 'dark', ['light', 'light', 'light']],
  ])('hears from another tab: %s', (_, key, newValue, expected) => {
    localStorage.setItem(KEY, 'light');
    initColorMode();
    fromAnotherTab(key, newValue);
    expect(shown()).toEqual(expected);
  });
});

test('a reader who blocks storage chooses for the visit', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  prefer('dark');
  initColorMode();
  expect(shown()).toEqual(['dark', 'system', 'system']);
  choose('light');
  expect(shown()).toEqual(['light', 'light', 'light']);
  choose('system');
  expect(shown()).toEqual(['dark', 'system', 'system']);
});
