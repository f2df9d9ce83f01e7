/** The rehype plugin for pages. */
export { listElements, type PagePolicyOptions, rehypePolicy } from './node/rehypePolicy';
