/** Escapes each percent sign of a part of a URL that can't be decoded. */
function repairPart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Returns the spelling of a path that the router knows. For other spellings, hosts send the same page, which the router
 * would then replace with "Page not found".
 */
function canonicalize(pathname: string): string {
  return pathname
    .replace(/%2f/gi, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/');
}

/**
 * Repairs URLs with percent signs that escape nothing, such as `#100%`: the router and Docusaurus decode path and hash
 * without catching errors, so the whole page would crash. Unusual spellings of a path become the usual one.
 */
function repairUrl(): void {
  const { pathname, search, hash } = location;
  const repaired = canonicalize(repairPart(pathname)) + search + repairPart(hash);
  if (repaired !== pathname + search + hash) {
    history.replaceState(history.state, '', repaired);
  }
}

/** Repairs the page's URL now, and when the reader edits it or goes through the history. */
export function keepUrlDecodable(): void {
  repairUrl();
  // The router listens to the same event later, and reads the repaired URL.
  addEventListener('popstate', repairUrl);
}

// It loads with React, because only its router needs it. The server imports client modules, too.
if (typeof document !== 'undefined') {
  keepUrlDecodable();
}
