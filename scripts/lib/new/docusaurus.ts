import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { docusaurusIn } from '../docusaurusIn.mjs';

const run = promisify(execFile);

/**
 * Runs a command of Docusaurus.
 *
 * @throws {Error} if it fails, with what it says
 */
export async function docusaurus(siteDir: string, ...args: string[]): Promise<void> {
  // A command decides by itself whether it runs for production.
  await run(process.execPath, [docusaurusIn(siteDir), ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_ENV: undefined },
  });
}
