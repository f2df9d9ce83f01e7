import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules of WCAG 2.2 A and AA, and what axe counts as good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that a color scheme decides. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** As text: outside a browser axe cannot be loaded as a module. */
const SOURCE = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** Rules that do not hold for what is shown. */
  without?: readonly string[];
  /** Judges colors alone, where the same document has been judged in other colors. */
  colorsOnly?: boolean;
}

/**
 * Checks a page for accessibility as it is shown now.
 *
 * @returns one line per violation and element
 */
export async function axeViolations(
  page: Page,
  { without = [], colorsOnly = false }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
  }
  const options: RunOptions = {
    runOnly: colorsOnly ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: TAGS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // What passes is not told: on a long page, gathering it takes longer than judging.
    resultTypes: ['violations'],
  };
  const results = await page.evaluate(async (how): Promise<AxeResults> => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    return loaded.run(document, how);
  }, options);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n').slice(1).join('; ').replace(/\s+/g, ' ').trim();
      return `${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}
