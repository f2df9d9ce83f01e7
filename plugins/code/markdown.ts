/** The plugins of the pages' Markdown: code blocks (remark), inline code and tables (rehype). */
export { remarkCodeBlocks } from './node/remarkCodeBlocks';
export { rehypeInlineCode } from './node/rehypeInlineCode';
export { remarkTranslatedPaths } from './node/remarkTranslatedPaths';
export { rehypeTableLabels } from './node/rehypeTableLabels';
