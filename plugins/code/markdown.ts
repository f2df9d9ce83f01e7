/** The remark plugins for pages. */
export { remarkCodeBlocks } from './node/remarkCodeBlocks';
export { remarkTranslatedPaths } from './node/remarkTranslatedPaths';
