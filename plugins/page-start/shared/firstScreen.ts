/** The chunk name of the stylesheet that is inlined in each page. The file name starts with it. */
export const FIRST_SCREEN_CHUNK = 'first-screen';

/** The attribute of the element at the end of the first screen, where the other stylesheets are requested. */
export const FIRST_SCREEN_END_ATTRIBUTE = 'data-first-screen-end';
