/** The name of the stylesheet that is written into each page; its file's name begins with it. */
export const FIRST_SCREEN = 'first-screen';

/** Marks where a page's first screen ends, and where its other styles are asked for. */
export const FIRST_SCREEN_END = 'data-first-screen-end';
