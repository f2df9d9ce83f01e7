import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The tags of axe's rules for WCAG 2.2 A and AA, and for best practices. */
const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Axe's source code, which is evaluated in the page, because axe can't be loaded as a module outside a browser. */
const AXE_SOURCE = fs.readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface AxeOptions {
  /** The rules to skip. */
  without?: readonly string[];
  /** Whether to check only colors, after a full check of the same document in another color scheme. */
  colorsOnly?: boolean;
}

/** Checks the accessibility of a page in its current state. Returns a line for each violation and element. */
export async function findAxeViolations(
  page: Page,
  { without = [], colorsOnly = false }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE_SOURCE);
  }
  const options: RunOptions = {
    runOnly: colorsOnly
      ? { type: 'rule', values: COLOR_RULES }
      : { type: 'tag', values: RULE_TAGS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // On a long page, collecting the passed rules takes longer than the check.
    resultTypes: ['violations'],
  };
  const results = await page.evaluate(async (runOptions): Promise<AxeResults> => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Axe would need most of its time for the elements in code. They are only text, whose contrast is tested in
    // plugins/brand/__tests__/contrast.test.ts.
    return loaded.run({ exclude: ['pre code'] }, runOptions);
  }, options);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n').slice(1).join('; ').replace(/\s+/g, ' ').trim();
      return `${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}
