import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { docusaurusIn } from './docusaurusIn.mjs';

const run = promisify(execFile);

/**
 * Runs a command of Docusaurus. It decides by itself whether it runs for production.
 *
 * @param env further variables
 * @throws {Error} if it fails, with what it says
 */
export async function docusaurus(
  siteDir: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  await run(process.execPath, [docusaurusIn(siteDir), ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
}
