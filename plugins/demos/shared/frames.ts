/** The places of frames that aren't there yet: the starter fills them (../early.ts). */
export const EMPTY_PLACES = '[data-src]:empty';

/** What the document is told when React has added one. */
export const PLACE_ADDED = 'demo-place';

/**
 * What a reader's code may do: run, send forms to itself, open tabs and say things. It has no origin:
 * the site's pages, cookies and storage are out of its reach.
 */
export const SANDBOX =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** The id of the style element with the rules of the site's text font. */
export const TEXT_FONT_ID = 'text-font';
