import { availableParallelism } from 'node:os';
import path from 'node:path';
import Tinypool from 'tinypool';

/** The limit of threads, each of which loads the module again and uses 200 MB or more. */
const MAX_THREADS = 4;

/**
 * Runs a function in worker threads, so that a build uses all processors. They start with the first task, need about a
 * second each to load the module, and are stopped at the end.
 *
 * @param module - the TypeScript file whose default export is the function; its argument and result are copied
 * @param work - gets a function that runs a task as soon as a thread is free, and rejects with the task's error
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
