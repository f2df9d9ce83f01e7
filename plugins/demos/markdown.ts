/** What demos add to the pages' Markdown, and which of them show a name. */
export { remarkDemos } from './node/remarkDemos';
export { demosShowing } from './node/sources/usage';
