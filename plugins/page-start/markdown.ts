/** The plugin of the pages' Markdown (rehype): where their first screen ends. */
export { rehypeFirstScreenEnd } from './node/rehypeFirstScreenEnd';
