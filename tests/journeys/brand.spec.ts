/**
 * Checks that the brand's stylesheet defines all variables that MUI's components use
 * (plugins/brand/node/stylesheet.ts).
 */
import { startPage } from '../support/start';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Returns the MUI variables in the page's style rules, divided into those with a value and those without. */
function findUsedVariables(): { known: string[]; missing: string[] } {
  const getRules = (list: CSSRuleList): string[] =>
    [...list].flatMap((rule) =>
      rule instanceof CSSGroupingRule ? getRules(rule.cssRules) : [rule.cssText],
    );
  const all = [...document.styleSheets].flatMap((sheet) => getRules(sheet.cssRules)).join('\n');
  const names = new Set([...all.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name ?? ''));
  const values = getComputedStyle(document.documentElement);
  const isKnown = (name: string): boolean => values.getPropertyValue(name) !== '';
  return {
    known: [...names].filter(isKnown),
    missing: [...names].filter((name) => !isKnown(name)),
  };
}

test('it defines every CSS variable that the app bar, the search, and enlarged pictures use', async ({
  open,
}) => {
  const { page } = await startPage(await open(), 'studio/concepts/building-ui/');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('dialog');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /Enlarge the picture$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  const { known, missing } = await page.evaluate(findUsedVariables);
  expect(known.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
