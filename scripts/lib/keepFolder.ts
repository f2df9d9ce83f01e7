import fs from 'node:fs/promises';
import path from 'node:path';

/** `<folder>.<process>.new`, until it is complete. */
const UNFINISHED = /\.(\d+)\.new$/;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Whether a neighbour is of an earlier state, or was left behind by a process that was stopped. */
function isStale(name: string, kept: string): boolean {
  const pid = UNFINISHED.exec(name)?.[1];
  return pid === undefined ? name !== kept : !isRunning(Number(pid));
}

const isThere = (dir: string): Promise<boolean> =>
  fs.access(dir).then(
    () => true,
    () => false,
  );

/**
 * Finds a folder that an earlier run has kept, or makes it for later runs, and removes the others beside
 * it. It appears when it is complete, so that it is found by its name alone; whoever makes it at the same
 * time, in another process, makes the same.
 *
 * @param dir where it will be, in a folder that holds nothing else; named after what it is made of
 * @param make fills the folder that it is given, which is not there yet
 * @returns `dir`
 */
export async function keepFolder(
  dir: string,
  make: (dir: string) => Promise<void>,
): Promise<string> {
  if (await isThere(dir)) {
    return dir;
  }
  const cache = path.dirname(dir);
  const unfinished = `${dir}.${process.pid}.new`;
  await fs.mkdir(cache, { recursive: true });
  try {
    await make(unfinished);
    await fs.rename(unfinished, dir).catch(async (error: unknown) => {
      if (!(await isThere(dir))) {
        throw error;
      }
    });
  } finally {
    await fs.rm(unfinished, { recursive: true, force: true });
  }
  const stale = (await fs.readdir(cache)).filter((name) => isStale(name, path.basename(dir)));
  await Promise.all(
    stale.map((name) => fs.rm(path.join(cache, name), { recursive: true, force: true })),
  );
  return dir;
}
