import { isSameHost } from './shared/isSameHost';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string) => string;
      createScript: (text: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ) => unknown;
}

/** Returns whether the text of a script element is JSON (such as JSON-LD) instead of code. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the default Trusted Types policy. Script URLs must be on this host, and script text that is set at run time
 * must be JSON. HTML isn't changed, because the page's content security policy blocks scripts and event handlers in it.
 * Nothing on the page adds scripts or HTML before the first paint.
 */
export function afterPaint(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (html) => html,
      createScript: (text) => (isJson(text) ? text : null),
      createScriptURL: (url) => (isSameHost(url) ? url : null),
    });
  } catch {
    // A browser extension has already created a default policy.
  }
}
