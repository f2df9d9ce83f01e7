import { escapeAttribute, escapeText } from '../../shared/escapeHtml';

/**
 * A page that leads on, by HTML alone: a strict policy needs no exception for it.
 *
 * @param to the address that it leads to
 * @param title of the page there
 */
export function redirectPage(to: string, title: string): string {
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
