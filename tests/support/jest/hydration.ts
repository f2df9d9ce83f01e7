import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { hoistEmotionStyles } from '../../../plugins/page-start/shared/emotionStyles';
import { find } from './find';

/** What is a browser's own, as far as React, Emotion and MUI look. */
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

/** jsdom lays nothing out, and so has nothing to tell of sizes. */
class ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Node's own of these, where it has any. */
const inNode = BROWSER_GLOBALS.map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

export interface Journey {
  /** Loads the component anew: once where there is no document, once where there is. */
  load: () => Promise<{ default: ComponentType }>;
  /** The address at which the server rendered, if another than the reader's. */
  serverPath?: string;
  /** The reader's address. */
  path: string;
  /** What the reader does with the server's HTML before React comes. */
  read?: (document: Document) => void;
}

export interface Hydrated {
  document: Document;
  /** The page's styles, as the server hoisted them into the head. */
  styles: string;
  /** What React could not hydrate and had to make anew, and what it logged. Empty, if all is well. */
  complaints: unknown[];
}

async function setPath(path: string): Promise<void> {
  const { site } = await import('./fakeSite');
  site.pathname = path;
}

/**
 * Goes the way of a page: rendered on a server without a document, read in a browser, hydrated.
 *
 * Runs in Jest's `node` environment, so that both sides are real: Emotion and MUI look whether there
 * is a document when they are loaded.
 */
export async function hydrate({ load, serverPath, path, read }: Journey): Promise<Hydrated> {
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
    // Getters, because Jest takes apart, after the file, every object that a test put there as a value.
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => window[name] as unknown,
    });
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const complaints: unknown[] = [];
  read?.(window.document);

  jest.resetModules();
  await setPath(path);
  const log = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words);
  });
  const { act, createElement } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { default: Page } = await load();
  await act(() => {
    hydrateRoot(find('#root'), createElement(Page), {
      onRecoverableError: (error) => complaints.push(error),
    });
    return Promise.resolve();
  });
  log.mockRestore();
  return { document: window.document, styles, complaints };
}

/** Takes the browser away again. */
export function leaveBrowser(): void {
  for (const [name, descriptor] of inNode) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) {
      Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
