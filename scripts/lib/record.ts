import type { CDPSession, ConsoleMessage, Page } from 'playwright-core';

/** The time without requests, in ms, after which a page counts as loaded. */
const QUIET_MS = 300;

/** The folder of Docusaurus's bundles. */
export const APP_SCRIPTS_PATH = '/assets/js/';

export interface RequestRecord {
  url: string;
  /** Chromium's resource type, such as Document, Script, Stylesheet, or Font. */
  type: string;
  /**
   * The size of the compressed body. Headers aren't counted, because HTTP/2 compresses repeated headers to a few bytes,
   * unlike the test server.
   */
  bytes: number;
  done: boolean;
}

export interface PageRecord {
  requests: RequestRecord[];
  /** Console errors, uncaught errors (including React's hydration errors), and failed requests. */
  problems: string[];
  /** Clears the recorded requests. */
  forgetRequests: () => void;
  /** Waits until no request has been pending for a moment. */
  quiet: () => Promise<void>;
}

/** Returns the total bytes of all requests, or of those with the given type. */
export function sumBytes(requests: RequestRecord[], type?: string): number {
  return requests
    .filter((request) => type === undefined || request.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Returns the URLs of the app's scripts: React, MUI, the router, and the page's components. Scripts that run without
 * React, such as those for analytics and ads, are in another folder.
 */
export function findAppScripts(requests: RequestRecord[]): string[] {
  return requests
    .filter(({ type, url }) => type === 'Script' && url.includes(APP_SCRIPTS_PATH))
    .map(({ url }) => url);
}

/** Returns whether a message is about the page's own status. Chromium logs an error for a page with status 404. */
function isPageStatus(message: ConsoleMessage, page: Page): boolean {
  return message.location().url === page.url() && message.text().includes('status of 404');
}

/**
 * Records the requests of a page with their sizes, and its errors.
 *
 * @param page - a new page
 * @param cdp - a CDP session of the page
 */
export async function recordPage(page: Page, cdp: CDPSession): Promise<PageRecord> {
  const requests = new Map<string, RequestRecord>();
  /** Chromium's id of the document that made a request, by request id. */
  const loaders = new Map<string, string>();
  /** Chromium's id of the frame that made a request, by request id. */
  const frames = new Map<string, string | undefined>();
  /** The bytes of a response's headers, by request id. */
  const headerBytes = new Map<string, number>();
  /** The URLs of workers. Chromium reports the end of their requests to another session. */
  const workers = new Set<string>();
  const problems: string[] = [];
  let lastChange = Date.now();
  page.on('console', (message) => {
    if (message.type() === 'error' && !isPageStatus(message, page)) {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('worker', (worker) => workers.add(worker.url()));
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, request, type }) => {
    lastChange = Date.now();
    if (request.url.startsWith('http')) {
      loaders.set(requestId, loaderId);
      frames.set(requestId, frameId);
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
    // A navigation cancels the requests of the previous page.
    if (!canceled && requests.has(requestId)) {
      problems.push(`request: ${errorText} ${requests.get(requestId)?.url}`);
    }
    finish(requestId, 0);
  });
  // Chromium doesn't report all of these requests as canceled.
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) {
      for (const [requestId, request] of requests) {
        request.done ||= loaders.get(requestId) !== frame.loaderId;
      }
    }
  });
  // Chromium doesn't report the end of a request if a client-side navigation removes the demo that made it.
  cdp.on('Page.frameDetached', ({ frameId }) => {
    for (const [requestId, request] of requests) {
      request.done ||= frames.get(requestId) === frameId;
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
        const busy = [...requests.values()].some(({ url, done }) => !done && !workers.has(url));
        left = busy ? QUIET_MS : QUIET_MS - (Date.now() - lastChange);
      }
    },
  };
}
