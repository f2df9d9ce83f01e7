/** The plugins of the pages' Markdown: code blocks (remark), inline code and tables (rehype). */
export { codeBlocks } from './node/codeBlocks';
export { inlineCode } from './node/inlineCode';
export { originals } from './node/originals';
export { tableLabels } from './node/tableLabels';
