import { isOwnAddress } from '../shared/ownAddress';

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

/** Data, as JSON-LD is in the element of a script, is no code. */
function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Says for all code of the page what may become a script's address: one of this host. Markup stays as it
 * is, since no script and no handler in it runs under the page's policy; text becomes no script but data.
 * Only browsers that are told by a header to ask (Trusted Types) do.
 */
export default function limitScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (html) => html,
      createScript: (text) => (isData(text) ? text : null),
      createScriptURL: (url) => (isOwnAddress(url) ? url : null),
    });
  } catch {
    // An extension of the browser was first: its word counts.
  }
}
