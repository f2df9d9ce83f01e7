import type { Locator, Page } from '@playwright/test';
import { getSiteUrl } from './site';
import type { TestPage } from './test';

/** Matches `<html>` after React's first commit, when a layout effect sets the attribute. */
const REACT_ON_SELECTOR = 'html[data-react="on"]';

/** Waits until React has committed and the browser is idle. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForSelector(REACT_ON_SELECTOR, { state: 'attached' });
  // Suspense boundaries hydrate after the shell, when the browser is idle.
  for (let slice = 0; slice < 3; slice += 1) {
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
    );
  }
}

/** Returns the label that a reader clicks to select a color mode. The radio button in it is visually hidden. */
export const getModeLabel = (page: Page, name: string): Locator =>
  page.locator('label:has(input[name="color-mode"])').filter({ hasText: name });

/** Moves the pointer over a control, which is a signal of intent. */
export async function showIntent(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Color mode' }).hover();
}

/** Starts React with a pointer move, as a reader does. */
export async function startReact(page: Page): Promise<void> {
  await showIntent(page);
  await waitForReact(page);
}

/**
 * Opens a page of the site without a signal of intent, and waits until it is loaded.
 *
 * @param test - a page from the fixture `open`
 * @param path - the path below the base URL
 * @returns `test`
 */
export async function openPage<T extends TestPage>(test: T, path: string): Promise<T> {
  await test.page.goto(getSiteUrl(path), { waitUntil: 'load' });
  await test.record.quiet();
  return test;
}

export async function startPage<T extends TestPage>(test: T, path: string): Promise<T> {
  await openPage(test, path);
  await startReact(test.page);
  await test.record.quiet();
  return test;
}
