/** The plugins of the pages' Markdown: code blocks (remark), inline code (rehype). */
export { remarkCodeBlocks } from './node/remarkCodeBlocks';
export { rehypeInlineCode } from './node/rehypeInlineCode';
export { remarkTranslatedPaths } from './node/remarkTranslatedPaths';
