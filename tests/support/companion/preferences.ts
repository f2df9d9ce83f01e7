import type { BrowserContext, Page } from '@playwright/test';
import { siteUrl } from '../site';
import { expect } from '../test';

/** Code variant and code styling. */
export type Shown = [variant: string | undefined, styling: string | undefined];

/** What `<html>` says, and with it every code block. */
export const shownPreferences = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const { codeVariant, codeStyling } = document.documentElement.dataset;
    return [codeVariant, codeStyling];
  });

/** Waits until a page shows a choice. */
export const expectPreferences = (page: Page, variant: string, styling: string): Promise<void> =>
  expect.poll(() => shownPreferences(page)).toEqual([variant, styling]);

/** The reader's cookies, decoded. */
export const cookiesOf = async (context: BrowserContext): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
  );

/** Gives a reader cookies from an earlier visit. */
export async function setCookies(
  context: BrowserContext,
  values: Record<string, string>,
): Promise<void> {
  const { origin } = new URL(siteUrl());
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
    })),
  );
}

/** For `addInitScript`: access to cookies and storage throws, as where a browser forbids it. */
export function forbidStorage(): void {
  const forbid = (): never => {
    throw new DOMException('Forbidden.', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid });
  for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
    Object.defineProperty(window, name, { get: forbid });
  }
}
