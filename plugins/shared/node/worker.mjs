import jiti from 'jiti';

/** Loads TypeScript like Docusaurus loads its plugins, once in each thread. Node.js loads packages itself. */
const load = jiti(import.meta.filename, { interopDefault: true, extensions: ['.ts'] });

/**
 * Runs a task in a thread of `withWorkers` (workers.ts).
 *
 * @param {{ module: string, task: unknown }} options - the module whose default export runs, and its argument
 */
export default function runTask({ module, task }) {
  return load(module)(task);
}
