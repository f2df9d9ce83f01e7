import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { hoistEmotionStyles } from '../../../plugins/page-start/shared/emotionStyles';
import { find } from './find';

/** The browser globals that React, Emotion and MUI check. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'navigator',
  'location',
  'Element',
  'Event',
  'HTMLElement',
  'HTMLIFrameElement',
  'MutationObserver',
  'Node',
  'ResizeObserver',
] as const;

/** Fakes ResizeObserver, which jsdom doesn't provide. */
class ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** The descriptors of these globals in Node, to restore them. */
const nodeGlobals = BROWSER_GLOBALS.map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

export interface HydrationTest {
  /** Loads the component. It is called once without a document, and once with one. */
  load: () => Promise<{ default: ComponentType }>;
  /** The path at which the server rendered the page, if it differs from the reader's path. */
  serverPath?: string;
  /** The reader's path. */
  path: string;
  /** Changes the server's HTML before React starts, as a reader would. */
  read?: (document: Document) => void;
}

export interface HydrationResult {
  document: Document;
  /** The styles in the head. */
  styles: string;
  /** Hydration errors and logged errors. */
  errors: unknown[];
}

async function setPath(path: string): Promise<void> {
  const { site } = await import('./fakeSite');
  site.pathname = path;
}

/**
 * Renders a component on a server without a document, and hydrates it in a browser.
 *
 * Tests must run in Jest's `node` environment, because Emotion and MUI check for a document when they are loaded.
 */
export async function hydrate({
  load,
  serverPath,
  path,
  read,
}: HydrationTest): Promise<HydrationResult> {
  jest.resetModules();
  await setPath(serverPath ?? path);
  const { createElement: createOnServer } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { html, styles } = hoistEmotionStyles(
    renderToString(createOnServer((await load()).default)),
  );

  const { window } = new JSDOM(
    `<!DOCTYPE html><html data-product="core"><head>${styles}</head><body><div id="root">${html}</div></body></html>`,
    { url: `https://mui.com${path}` },
  );
  Object.assign(window, { docusaurus: { preload: () => undefined }, ResizeObserver });
  for (const name of BROWSER_GLOBALS) {
    // The globals are getters, because Jest destroys every object that a test has assigned to a
    // global.
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => window[name] as unknown,
    });
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const errors: unknown[] = [];
  read?.(window.document);

  jest.resetModules();
  await setPath(path);
  const log = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words);
  });
  const { act, createElement } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { default: Page } = await load();
  await act(() => {
    hydrateRoot(find('#root'), createElement(Page), {
      onRecoverableError: (error) => errors.push(error),
    });
    return Promise.resolve();
  });
  log.mockRestore();
  return { document: window.document, styles, errors };
}

/** Removes the browser's globals. */
export function leaveBrowser(): void {
  for (const [name, descriptor] of nodeGlobals) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) {
      Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
