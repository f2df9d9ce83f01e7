import { availableParallelism } from 'node:os';
import path from 'node:path';
import Tinypool from 'tinypool';

/** Each thread loads the module again, and holds 200 MB or more. */
const MOST_THREADS = 4;

/**
 * Has threads of their own run a function, so that a build uses all processors. They begin with the first
 * task, and each needs about a second until it has loaded the module; they end when all has been done.
 *
 * @param module the TypeScript file whose default export is the function; what it takes and returns is copied
 * @param work gets what runs the function once, as soon as a thread is free, and fails with what it throws
 * @returns what `work` returns
 */
export async function withWorkers<Done>(
  module: string,
  work: (run: (task: unknown) => Promise<unknown>) => Promise<Done>,
): Promise<Done> {
  const pool = new Tinypool({
    filename: path.join(__dirname, 'worker.mjs'),
    minThreads: 0,
    maxThreads: Math.min(availableParallelism(), MOST_THREADS),
  });
  try {
    return await work((task) => pool.run({ module, task }));
  } finally {
    await pool.destroy();
  }
}
