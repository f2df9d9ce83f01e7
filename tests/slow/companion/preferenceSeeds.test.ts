/** Where code preferences come from, before the first paint. */
import { setUpChromium } from '../../support/chromium';
import {
  forbidStorage,
  setCookies,
  type Shown,
  shownPreferences,
} from '../../support/companion/preferences';
import { siteUrl } from '../../support/site';

const PAGE = 'core/introduction/base-concepts/';

jest.setTimeout(60_000);
const open = setUpChromium();

const HASHES = [
  ['', [undefined, undefined]],
  ['#Demo.js', ['JS', undefined]],
  ['#Demo.tsx', ['TS', undefined]],
  ['#tailwind-Demo.tsx', ['TS', 'Tailwind CSS']],
  ['#css-Demo.js', ['JS', 'Plain CSS']],
  ['#system-Demo.tsx', ['TS', 'MUI System']],
  ['#tailwind-demo', [undefined, 'Tailwind CSS']],
  ['#demo', [undefined, undefined]],
] as const;

const COOKIES = {
  none: [{}, [undefined, undefined]],
  valid: [{ codeVariant: 'JS', codeStyling: 'Plain CSS' }, ['JS', 'Plain CSS']],
  one: [{ codeStyling: 'Tailwind CSS' }, [undefined, 'Tailwind CSS']],
  nonsense: [{ codeVariant: 'Rust', codeStyling: '%<script>' }, [undefined, undefined]],
} as const;

const DEFAULTS = ['TS', 'MUI System'] as const;

const SEEDS = Object.entries(COOKIES).flatMap(([name, [values, kept]]) =>
  [true, false].map((allowed) => [name, allowed, values, allowed ? kept : []] as const),
);

/** Notes what `<html>` says when the body begins, hence before anything is painted. */
function noteFirst(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('body')) {
      observer.disconnect();
      const { codeVariant, codeStyling } = document.documentElement.dataset;
      Object.assign(window, { first: [codeVariant, codeStyling] });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

describe.each(SEEDS)('cookies: %s, allowed: %s', (_name, allowed, values, kept) => {
  test('hash, else cookie, else default; before the first paint', async () => {
    const { page, record } = await open();
    await setCookies(page.context(), values);
    await page.addInitScript(noteFirst);
    if (!allowed) {
      await page.addInitScript(forbidStorage);
    }
    for (const [hash, selected] of HASHES) {
      await page.goto('about:blank');
      await page.goto(siteUrl(PAGE + hash));
      const expected = [0, 1].map((index) => selected[index] ?? kept[index] ?? DEFAULTS[index]);
      const first = await page.evaluate(() => (window as unknown as { first: Shown }).first);
      expect([hash, first, await shownPreferences(page)]).toEqual([hash, expected, expected]);
    }
    expect(record.problems).toEqual([]);
  });
});
