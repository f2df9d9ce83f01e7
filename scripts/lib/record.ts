import type { CDPSession, ConsoleMessage, Page } from 'playwright-core';

/** How long the network must be silent, in ms, for a page to count as loaded. */
const QUIET_MS = 300;

/** Where Docusaurus puts what it bundles for the browser. */
export const APP_SCRIPTS = '/assets/js/';

export interface RequestRecord {
  url: string;
  /** Chromium's resource type: Document, Script, Stylesheet, Font, … */
  type: string;
  /** The compressed body. HTTP/2 sends repeated headers as a few bytes, unlike the server of the tests. */
  bytes: number;
  done: boolean;
}

export interface PageRecord {
  requests: RequestRecord[];
  /** Console errors, uncaught errors (React reports hydration here) and failed requests. */
  problems: string[];
  /** Forgets the requests so far. */
  forgetRequests: () => void;
  /** Resolves when no request is under way and none has been made for a moment. */
  quiet: () => Promise<void>;
}

/** The bytes of the requests, of one type or of all. */
export function sumBytes(requests: RequestRecord[], type?: string): number {
  return requests
    .filter((request) => type === undefined || request.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * The addresses of the app's own scripts: React, MUI, the router and the page's parts. What the site
 * runs without React (the companion's measuring and the ads) lies elsewhere.
 */
export function appScripts(requests: RequestRecord[]): string[] {
  return requests
    .filter(({ type, url }) => type === 'Script' && url.includes(APP_SCRIPTS))
    .map(({ url }) => url);
}

/** A page that answers 404, as it should, is reported by Chromium as a resource that failed. */
function isOwnStatus(message: ConsoleMessage, page: Page): boolean {
  return message.location().url === page.url() && message.text().includes('status of 404');
}

/**
 * Records what a page does: its requests with their size, and everything that went wrong.
 *
 * @param page a page that has not been sent anywhere yet
 * @param cdp a session of this page
 */
export async function recordPage(page: Page, cdp: CDPSession): Promise<PageRecord> {
  const requests = new Map<string, RequestRecord>();
  /** Which document asked: Chromium's loader, by request. */
  const loaders = new Map<string, string>();
  /** Bytes of headers, by request. */
  const headerBytes = new Map<string, number>();
  const problems: string[] = [];
  let lastChange = Date.now();
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnStatus(message, page)) {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type }) => {
    lastChange = Date.now();
    if (request.url.startsWith('http')) {
      loaders.set(requestId, loaderId);
      requests.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0, done: false });
    }
  });
  const finish = (requestId: string, bytes: number): void => {
    lastChange = Date.now();
    const request = requests.get(requestId);
    if (request) {
      Object.assign(request, { bytes, done: true });
    }
  };
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
    const request = requests.get(requestId);
    if (request && request.type !== 'Document' && response.status >= 400) {
      problems.push(`request: ${response.status} ${response.url}`);
    }
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, Math.max(0, encodedDataLength - (headerBytes.get(requestId) ?? 0))),
  );
  cdp.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    // A navigation cancels what the page before it had asked for.
    if (!canceled && requests.has(requestId)) {
      problems.push(`request: ${errorText} ${requests.get(requestId)?.url}`);
    }
    finish(requestId, 0);
  });
  // What a page that is gone had asked for isn't always reported as cancelled.
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) {
      for (const [requestId, request] of requests) {
        request.done ||= loaders.get(requestId) !== frame.loaderId;
      }
    }
  });
  await Promise.all([cdp.send('Network.enable'), cdp.send('Page.enable')]);
  return {
    get requests() {
      return [...requests.values()];
    },
    problems,
    forgetRequests: () => requests.clear(),
    quiet: async () => {
      let left = QUIET_MS;
      while (left > 0) {
        await new Promise((resolve) => setTimeout(resolve, left));
        const busy = [...requests.values()].some(({ done }) => !done);
        left = busy ? QUIET_MS : QUIET_MS - (Date.now() - lastChange);
      }
    },
  };
}
