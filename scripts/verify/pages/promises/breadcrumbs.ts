import type { Locator, Page } from 'playwright-core';
import { seen } from '../promise';

/** Where the library names the pages above this one. */
export const breadcrumbsOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'breadcrumb' });

/**
 * Waits until a page says where it is: by its breadcrumbs, and by the entry that is marked in the
 * sidebar.
 */
export async function saysWhereItIs(page: Page, entry: string, crumbs: string[]): Promise<void> {
  for (const crumb of crumbs) {
    await seen(breadcrumbsOf(page).getByText(crumb, { exact: true }));
  }
  await seen(page.locator('.Mui-selected', { hasText: entry }));
}
