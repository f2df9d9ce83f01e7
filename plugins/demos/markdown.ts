/** What demos add to the pages' Markdown, and which of them show a name. */
export { demos } from './node/remark';
export { demosShowing } from './node/sources/usage';
