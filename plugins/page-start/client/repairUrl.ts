/** Escapes the percent signs in a part of a URL if the part can't be decoded. */
function repairPart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Returns a path in the form that the router knows. Hosts respond to other forms with the same page, but the
 * router would replace it with "Page not found".
 */
function canonicalize(pathname: string): string {
  return pathname
    .replace(/%2f/gi, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/');
}

/**
 * Repairs URLs with invalid percent escapes, such as `#100%`. The router and Docusaurus decode the path and the hash
 * without catching errors, so the page would crash. The function also replaces a path with its canonical form.
 */
function repairUrl(): void {
  const { pathname, search, hash } = location;
  const repaired = canonicalize(repairPart(pathname)) + search + repairPart(hash);
  if (repaired !== pathname + search + hash) {
    history.replaceState(history.state, '', repaired);
  }
}

/** Repairs the page's URL when the page loads, when the reader edits the URL, and on history navigation. */
export function keepUrlDecodable(): void {
  repairUrl();
  // The router listens to the same event later, and reads the repaired URL.
  addEventListener('popstate', repairUrl);
}

// This module loads with React, because only React's router needs it. The server also imports client modules.
if (typeof document !== 'undefined') {
  keepUrlDecodable();
}
