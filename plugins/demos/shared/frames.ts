/** The places of frames that aren't there yet: the starter fills them (../client/frames.ts). */
export const EMPTY_PLACES = '[data-src]:empty';

/** What the document is told when React has added one. */
export const PLACE_ADDED = 'demo-place';
