/** Where code preferences come from, before the first paint. */
import {
  forbidStorage,
  setCookies,
  type Shown,
  shownPreferences,
} from '../../support/companion/preferences';
import { siteUrl } from '../../support/site';
import { expect, test } from '../../support/companion/test';

const PAGE = 'core/introduction/base-concepts/';

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

const VALID = { codeVariant: 'JS', codeStyling: 'Plain CSS' };

/** Readers with cookies of an earlier visit, and what is kept of them. */
const READERS: {
  name: string;
  cookies: Record<string, string>;
  kept: Shown;
  isForbidden?: boolean;
}[] = [
  { name: 'no cookie', cookies: {}, kept: [undefined, undefined] },
  { name: 'both cookies', cookies: VALID, kept: ['JS', 'Plain CSS'] },
  {
    name: 'one cookie',
    cookies: { codeStyling: 'Tailwind CSS' },
    kept: [undefined, 'Tailwind CSS'],
  },
  {
    name: 'cookies with unknown values',
    cookies: { codeVariant: 'Rust', codeStyling: '%<script>' },
    kept: [undefined, undefined],
  },
  {
    name: 'cookies that may not be read',
    cookies: VALID,
    kept: [undefined, undefined],
    isForbidden: true,
  },
];

const DEFAULTS = ['TS', 'MUI System'] as const;

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

for (const { name, cookies, kept, isForbidden } of READERS) {
  test(`it takes the hash, else the cookie, else the default, before the first paint: ${name}`, async ({
    open,
  }) => {
    const { page, record } = await open();
    await setCookies(page.context(), cookies);
    await page.addInitScript(noteFirst);
    if (isForbidden) {
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
}
