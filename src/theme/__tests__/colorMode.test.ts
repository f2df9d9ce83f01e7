/**
 * @jest-environment jsdom
 */
import initChoices from '../../../plugins/site-companion/shared/choices/early';
import initColorMode from '../Navbar/early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { settle } from '../../../tests/support/jest/page';
import { startWithoutChoices, STORES } from '../../../tests/support/jest/stores';

keepPageClean();
startWithoutChoices();

/** The operating system's preference, which a test can change. */
const system = Object.assign(new EventTarget(), { matches: false, media: '' });

function prefer(scheme: 'light' | 'dark'): void {
  system.matches = scheme === 'dark';
  system.dispatchEvent(new Event('change'));
}

/** As the starter has them. */
function start(): void {
  initChoices();
  initColorMode();
}

async function choose(value: string): Promise<void> {
  document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();
  await settle();
}

/** What the page shows: the scheme and the choice. */
function shown(): (string | undefined)[] {
  const { theme, themeChoice } = document.documentElement.dataset;
  return [theme, themeChoice];
}

beforeEach(() => {
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(system, { media }),
  });
  system.matches = false;
  document.body.innerHTML = ['light', 'dark', 'system']
    .map((value) => `<input type="radio" data-choice="themeChoice" value="${value}">`)
    .join('');
});

test.each<[string | null, 'light' | 'dark', string[]]>([
  [null, 'light', ['light', 'system']],
  [null, 'dark', ['dark', 'system']],
  ['light', 'dark', ['light', 'light']],
  ['dark', 'light', ['dark', 'dark']],
  ['garbage', 'dark', ['dark', 'system']],
  ['', 'light', ['light', 'system']],
])('before the first paint: stored %j on a %s system', (stored, scheme, expected) => {
  if (stored !== null) {
    STORES.local.put('themeChoice', stored);
  }
  prefer(scheme);
  start();
  expect(shown()).toEqual(expected);
  expect(system.media).toBe('(prefers-color-scheme: dark)');
});

test('follows the system live, and only without a choice', async () => {
  start();
  prefer('dark');
  expect(shown()).toEqual(['dark', 'system']);
  await choose('light');
  prefer('dark');
  expect(shown()).toEqual(['light', 'light']);
  await choose('system');
  expect(shown()).toEqual(['dark', 'system']);
});

test('follows another tab', async () => {
  start();
  STORES.local.say('themeChoice', 'dark');
  await settle();
  expect(shown()).toEqual(['dark', 'dark']);
});

test('a reader who blocks storage chooses for the visit', async () => {
  STORES.local.block();
  prefer('dark');
  start();
  expect(shown()).toEqual(['dark', 'system']);
  await choose('light');
  expect(shown()).toEqual(['light', 'light']);
  await choose('system');
  expect(shown()).toEqual(['dark', 'system']);
});
