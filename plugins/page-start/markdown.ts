/** The plugin of the pages' Markdown (rehype): where their first screen ends. */
export { firstScreenEnd } from './node/firstScreenEnd';
