import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Finding } from './rules';

/** The rules of WCAG 2.2 A and AA, and what axe counts as good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules about whole pages. A demo is a part of a page, in a frame that has the title and the heading
 * beside it, so it needs no first heading, no main landmark and no way to skip what is before it.
 */
const PAGE_RULES = ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass', 'skip-link'];

/** As text: outside a browser axe cannot be loaded as a module. */
const SOURCE = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What is not accessible in a demo as it is shown now. */
export async function judgeAccessibility(page: Page): Promise<Finding[]> {
  await page.evaluate(SOURCE);
  const results = await page.evaluate(
    async ([tags, without]): Promise<AxeResults> => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
      return loaded.run(document, { runOnly: { type: 'tag', values: tags }, rules });
    },
    [TAGS, PAGE_RULES] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n').slice(1).join('; ').replace(/\s+/g, ' ').trim();
      return { kind: 'failure' as const, text: `${id} (${help}) at ${target.join(' ')}: ${why}` };
    }),
  );
}
