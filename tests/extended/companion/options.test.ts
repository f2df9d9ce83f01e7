/** Tests how Docusaurus validates the plugin's options. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DOCUSAURUS_PROGRAM } from '../../../scripts/lib/docusaurus';

const ROOT = path.resolve(__dirname, '../../..');

jest.setTimeout(60_000);

it('fails the build with the name of the option if the environment contains an invalid option', async () => {
  const outDir = path.join(os.tmpdir(), `companion-options-${process.pid}`);
  const options = JSON.stringify({ ads: { inlineShare: 2 } });
  const env = { ...process.env, NODE_ENV: '', SITE_COMPANION: options };
  const command = [DOCUSAURUS_PROGRAM, 'build', '--out-dir', outDir];
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(code).toBe(1);
  expect(output).toContain('"ads.inlineShare" must be less than or equal to 1');
  expect(fs.existsSync(outDir)).toBe(false);
});
