import { escapeAttribute, escapeText } from '../../shared/escapeHtml';

/**
 * Renders a page that redirects without a script, so that the content security policy needs no exception.
 *
 * @param to - the URL of the new page
 * @param title - the title of the new page
 */
export function renderRedirect(to: string, title: string): string {
  const href = escapeAttribute(to);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=${href}" />
    <link rel="canonical" href="${href}" />
    <title>${escapeText(title)}</title>
  </head>
  <body>
    <p>Read on: <a href="${href}">${escapeText(title)}</a></p>
  </body>
</html>
`;
}
