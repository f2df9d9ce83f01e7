/** The remark and rehype plugins for pages. */
export { remarkCodeBlocks } from './node/remarkCodeBlocks';
export { rehypeInlineCode } from './node/rehypeInlineCode';
export { remarkTranslatedPaths } from './node/remarkTranslatedPaths';
