/** The rehype plugin for pages. */
export { type PagePolicyOptions, rehypePolicy } from './node/rehypePolicy';
