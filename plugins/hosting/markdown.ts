export { listElements, rehypePolicy } from './node/rehypePolicy';
