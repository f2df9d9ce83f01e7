/** @jest-environment jsdom */
import { afterPaint, beforePaint } from '../syncChoices';
import { setChoices } from '../html';
import type { Choices } from '../registry';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { waitForMutationObservers } from '../../../tests/support/jest/page';
import { clearChoicesBeforeEach } from '../../../tests/support/jest/stores';

keepPageClean();
clearChoicesBeforeEach();

const html = document.documentElement;

/** Makes the operating system prefer a color scheme. */
function setSystemScheme(scheme: 'light' | 'dark'): EventTarget {
  const query = Object.assign(new EventTarget(), { matches: scheme === 'dark' });
  Object.assign(window, { matchMedia: () => query });
  return query;
}

it.each<[Choices['themeChoice'], system: 'light' | 'dark', scheme: string]>([
  ['system', 'light', 'light'],
  ['system', 'dark', 'dark'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
])('applies the mode %s on a %s system as the color scheme %s', (themeChoice, system, scheme) => {
  setSystemScheme(system);
  setChoices({ themeChoice });
  expect(html.dataset).toMatchObject({ themeChoice, theme: scheme });
});

it('shows the color of the mode in the browser’s UI', () => {
  setSystemScheme('light');
  document.head.innerHTML = '<meta data-scheme="light"><meta data-scheme="dark">';
  setChoices({ themeChoice: 'dark' });
  expect([...document.querySelectorAll('meta')].map(({ media }) => media)).toEqual([
    'not all',
    'all',
  ]);
});

it('applies a change of the operating system’s color scheme', () => {
  const query = setSystemScheme('light');
  beforePaint();
  afterPaint();
  setSystemScheme('dark');
  query.dispatchEvent(new Event('change'));
  expect(html.dataset.theme).toBe('dark');
});

it('applies the color scheme of a mode that Docusaurus sets in the attribute', async () => {
  beforePaint();
  afterPaint();
  html.dataset.themeChoice = 'dark';
  await waitForMutationObservers();
  expect(html.dataset.theme).toBe('dark');
});

it('sets each attribute only once when the reader changes the color mode', async () => {
  beforePaint();
  afterPaint();
  await waitForMutationObservers();
  const changed: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    changed.push(...records.map(({ attributeName }) => attributeName)),
  );
  observer.observe(html, { attributes: true });
  setChoices({ themeChoice: 'dark' });
  await waitForMutationObservers();
  await waitForMutationObservers();
  expect(changed.sort()).toEqual(['data-theme', 'data-theme-choice']);
});
