import type { Locator, Page } from 'playwright-core';

/**
 * How long a page of a development server may take, in ms: it compiles on request. The first page of a
 * Next.js app has taken more than a minute on two busy processors.
 */
export const VISIT_PATIENCE_MS = 3 * 60_000;

/** Opens addresses of the reader's running app. */
export interface Visit {
  /** Opens a path in a fresh browser context. */
  open: (path: string) => Promise<Page>;
  /** Where the app runs. */
  address: () => Promise<string>;
  /** Ends the app's server; it starts anew when it is next asked for. */
  end: () => Promise<void>;
  /** Where its files are. */
  folder: string;
}

/** Looks whether the reader sees what a page promises. */
export type Check = (visit: Visit) => Promise<void>;

/** What is seen at one address of the app. */
export const on =
  (address: string, look: (page: Page) => Promise<void>): Check =>
  async ({ open }) =>
    look(await open(address));

/** A page that is followed to its end. */
export interface Followed {
  page: string;
  /** Where it begins: in a folder in which Studio has been installed, if not in an empty one. */
  from?: 'Studio';
  /** By the headings of the sections, as on the page, what the reader sees after each, in words. */
  promises: Readonly<Record<string, Readonly<Record<string, Check>>>>;
  /** The command that serves what has been built, for what holds at the end. */
  serve?: string;
  /** What the reader sees of the built app. */
  finally?: { sees: string; check: Check };
}

/**
 * A page of Studio that promises nothing on the way: its app is built, and looked at as users see it.
 *
 * @param sees in words
 */
export const ofTheBuild = (page: string, sees: string, check: Check): Followed => ({
  page,
  from: 'Studio',
  promises: {},
  serve: 'npm start',
  finally: { sees, check },
});

/** The layout holds a second, hidden sidebar for phones. */
const waitUntil = (state: 'visible' | 'hidden', locator: Locator): Promise<void> =>
  locator.filter({ visible: true }).first().waitFor({ state, timeout: VISIT_PATIENCE_MS });

/** Waits until something is to be seen. */
export const seen = (locator: Locator): Promise<void> => waitUntil('visible', locator);

/** Waits until something is to be seen no more. */
export const gone = (locator: Locator): Promise<void> => waitUntil('hidden', locator);
