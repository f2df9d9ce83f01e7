import { availableParallelism } from 'node:os';
import path from 'node:path';
import Tinypool from 'tinypool';

/** Each thread loads the module again and uses at least 200 MB of memory. */
const MAX_THREADS = 4;

/**
 * Runs a function in worker threads, so that a build uses all processors. A thread starts when a task needs it, and
 * takes about a second to load the module. All threads are stopped at the end.
 *
 * @param module - the path of the TypeScript module whose default export is called; arguments and results are cloned
 * @param work - receives a function that queues a task and resolves to its result, or rejects with its error
 * @returns the result of `work`
 */
export async function withWorkers<Result>(
  module: string,
  work: (run: (task: unknown) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const pool = new Tinypool({
    filename: path.join(__dirname, 'worker.mjs'),
    minThreads: 0,
    maxThreads: Math.min(availableParallelism(), MAX_THREADS),
  });
  try {
    return await work((task) => pool.run({ module, task }));
  } finally {
    await pool.destroy();
  }
}
