/** The name of the stylesheet that is inlined in each page. Its file name starts with it. */
export const FIRST_SCREEN = 'first-screen';

/** The attribute of the element where a page's first screen ends, and its other stylesheets are requested. */
export const FIRST_SCREEN_END = 'data-first-screen-end';
