import { isSameHost } from '../shared/isSameHost';

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

/** Returns whether the text of a script element is JSON, such as JSON-LD, and not code. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the default policy of Trusted Types: scripts may load only from this host, and their text may only be JSON.
 * Markup stays as it is, because the page's content security policy blocks its scripts and handlers.
 */
export default function limitScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (html) => html,
      createScript: (text) => (isJson(text) ? text : null),
      createScriptURL: (url) => (isSameHost(url) ? url : null),
    });
  } catch {
    // A browser extension has created a default policy before.
  }
}
