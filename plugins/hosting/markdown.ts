export { listElements, type PagePolicyOptions, rehypePolicy } from './node/rehypePolicy';
