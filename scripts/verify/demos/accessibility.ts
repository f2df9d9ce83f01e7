import type { Page } from 'playwright-core';
import { type AxeOptions, axeViolations } from '../../lib/axe';
import type { Finding } from './rules';

/**
 * Rules about whole pages. A demo is a part of a page, in a frame that has the title and the heading
 * beside it, so it needs no first heading, no main landmark and no way to skip what is before it.
 */
const PAGE_RULES = ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass', 'skip-link'];

/** What is not accessible in a demo as it is shown now. */
export async function judgeAccessibility(
  page: Page,
  options: Pick<AxeOptions, 'colorsOnly'>,
): Promise<Finding[]> {
  const violations = await axeViolations(page, { ...options, without: PAGE_RULES });
  return violations.map((text) => ({ kind: 'failure', text }));
}
