import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Docusaurus's program, for Node.js to run. */
export const DOCUSAURUS = path.resolve(
  __dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/**
 * Runs a command of Docusaurus, which decides itself whether it runs for production.
 *
 * @param env - further environment variables
 * @throws Error with the command's output if it fails
 */
export async function runDocusaurus(
  siteDir: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  await run(process.execPath, [DOCUSAURUS, ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
}
