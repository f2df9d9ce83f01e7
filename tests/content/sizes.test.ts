import { execFileSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.join(__dirname, '../../scripts/verify.mjs');

it('pages name the sizes that the installed package has', () => {
  // In a process of its own: jest's globals are not the ones that esbuild expects.
  const output = execFileSync(process.execPath, [SCRIPT, 'sizes', '--check'], { encoding: 'utf8' });
  expect(output).toMatch(/\| CRUD \| \d+ kB \|/);
});
