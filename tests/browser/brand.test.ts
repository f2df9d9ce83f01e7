/** The brand's stylesheet holds what MUI's parts ask for (plugins/brand/node/stylesheet.ts). */
import { setUpChromium, type TestPage } from '../support/chromium';
import { PAGE_KINDS } from '../support/site';
import { startPage } from '../support/start';

const launch = setUpChromium();

/** MUI's variables that the page's rules ask for: those that have a value, and those that have none. */
function askedFor(): { known: string[]; missing: string[] } {
  const rulesOf = (list: CSSRuleList): string[] =>
    [...list].flatMap((rule) =>
      rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [rule.cssText],
    );
  const all = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules)).join('\n');
  const names = new Set([...all.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name ?? ''));
  const values = getComputedStyle(document.documentElement);
  const isKnown = (name: string): boolean => values.getPropertyValue(name) !== '';
  return {
    known: [...names].filter(isKnown),
    missing: [...names].filter((name) => !isKnown(name)),
  };
}

const launchWide = (): Promise<TestPage> => launch({ viewport: { width: 1440, height: 900 } });

test('the bar, the search and “Check my project” miss no variable', async () => {
  const test = await launchWide();
  const { page } = test;
  await startPage(test, PAGE_KINDS.component);
  await page.getByRole('button', { name: 'Check my project' }).click();
  await page.getByRole('dialog', { name: 'Check my project' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('dialog');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  const { known, missing } = await page.evaluate(askedFor);
  expect(known.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('enlarged pictures miss no variable', async () => {
  const test = await launchWide();
  const { page } = test;
  await startPage(test, 'studio/concepts/building-ui/');
  await page
    .getByRole('link', { name: /^Enlarge: / })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Picture' }).waitFor();
  const { known, missing } = await page.evaluate(askedFor);
  expect(known.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});
