/** The remark plugin, and the function that finds demos by the exports that they use. */
export { remarkDemos } from './node/remarkDemos';
export { findDemosUsing } from './node/sources/usage';
