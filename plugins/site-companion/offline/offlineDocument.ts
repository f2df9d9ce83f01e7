import { decoded } from '../../shared/decoded';
import { escapeAttribute, escapeText } from '../../shared/escapeHtml';

/**
 * The page that is shown offline in place of one that was never read: it says so, and leads to those
 * that were.
 *
 * @param kept the paths of the pages that can be read
 */
export function offlineDocument(kept: readonly string[]): string {
  const links = [...new Set(kept)]
    .sort()
    .map((path) => `<li><a href="${escapeAttribute(path)}">${escapeText(decoded(path))}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You are offline</title>
<main>
<h1>You are offline</h1>
<p>This page was not read before, so it is not kept here. It will open when you are online again.</p>
${links ? `<p>You can read these pages now:</p><ul>${links}</ul>` : ''}
</main>
</html>`;
}
