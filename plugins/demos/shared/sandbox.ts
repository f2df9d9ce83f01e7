/**
 * What a reader's code may do: run, send forms to itself, open tabs and say things. It has no origin:
 * the site's pages, cookies and storage are out of its reach.
 */
export const SANDBOX =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';
