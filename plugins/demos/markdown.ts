/** The demos' plugin for Markdown, and the function that finds demos by the exports that they use. */
export { remarkDemos } from './node/remarkDemos';
export { findDemosUsing } from './node/sources/usage';
