import jiti from 'jiti';

/**
 * Compiles TypeScript in the same way as Docusaurus does for plugins. Each thread has its own instance. Node.js itself
 * loads packages.
 */
const load = jiti(import.meta.filename, { interopDefault: true, extensions: ['.ts'] });

/**
 * Runs a task in a worker thread (see `withWorkers` in workers.ts).
 *
 * @param {{ module: string, task: unknown }} options - the module whose default export is called, and the argument
 */
export default function runTask({ module, task }) {
  return load(module)(task);
}
