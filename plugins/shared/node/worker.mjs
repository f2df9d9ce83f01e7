import jiti from 'jiti';

/** TypeScript is loaded as Docusaurus loads its plugins, once in each thread; packages are Node's own business. */
const load = jiti(import.meta.filename, { interopDefault: true, extensions: ['.ts'] });

/**
 * What each thread of `withWorkers` runs (workers.ts).
 *
 * @param {{ module: string, task: unknown }} given
 */
export default function work({ module, task }) {
  return load(module)(task);
}
