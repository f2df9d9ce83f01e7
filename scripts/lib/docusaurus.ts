import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The path of Docusaurus's program, which Node.js runs. */
const DOCUSAURUS_PROGRAM = path.resolve(
  __dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/**
 * Runs a Docusaurus command, which sets `NODE_ENV` itself.
 *
 * @param env - further environment variables
 * @throws if the command fails; the message contains its output
 */
export async function runDocusaurus(
  siteDir: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  await run(process.execPath, [DOCUSAURUS_PROGRAM, ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
}
