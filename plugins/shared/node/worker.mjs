import jiti from 'jiti';

/** TypeScript is loaded as Docusaurus loads its plugins, once in each thread. */
const load = jiti(import.meta.filename, { interopDefault: true });

/**
 * What each thread of `withWorkers` runs (workers.ts).
 *
 * @param {{ module: string, task: unknown }} given
 */
export default function work({ module, task }) {
  return load(module)(task);
}
