/** The frames that have their address as `data-src` still: the starter loads them (../client/frames.ts). */
export const FRAMES_TO_LOAD = 'iframe[data-src]:not([src])';

/** What the document is told when React has added one. */
export const FRAME_ADDED = 'demo-frame';
