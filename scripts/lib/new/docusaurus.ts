import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a command of Docusaurus.
 *
 * @throws {Error} if it fails, with what it says
 */
export async function docusaurus(siteDir: string, ...args: string[]): Promise<void> {
  const program = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // A command decides by itself whether it runs for production.
  await run(process.execPath, [program, ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_ENV: undefined },
  });
}
