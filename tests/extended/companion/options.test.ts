/** Options on their way through Docusaurus itself. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { docusaurusIn } from '../../../scripts/lib/docusaurusIn.mjs';

const ROOT = path.resolve(__dirname, '../../..');

jest.setTimeout(60_000);

/** Starts a build with these options; it ends before it writes anything. */
function build(options: object): Promise<{ code: number; output: string }> {
  const outDir = path.join(os.tmpdir(), `companion-options-${process.pid}`);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [docusaurusIn(ROOT), 'build', '--out-dir', outDir],
      { cwd: ROOT, env: { ...process.env, NODE_ENV: '', SITE_COMPANION: JSON.stringify(options) } },
      (error, stdout, stderr) => {
        expect(fs.existsSync(outDir)).toBe(false);
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
      },
    );
  });
}

test.each<[string, object, string]>([
  [
    'a value out of range',
    { ads: { inlineShare: 2 } },
    '"ads.inlineShare" must be less than or equal to 1',
  ],
  ['an unknown name', { adds: {} }, '"adds" is not allowed'],
])('it ends the build and names the option: %s', async (_name, options, message) => {
  const { code, output } = await build(options);
  expect(code).toBe(1);
  expect(output).toContain(message);
});
