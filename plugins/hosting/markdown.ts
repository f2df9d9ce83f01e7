/** The rehype plugin for pages. */
export { rehypePolicy } from './node/rehypePolicy';
