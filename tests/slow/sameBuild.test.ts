/**
 * One commit makes one site, wherever it is built. Building it again takes minutes, so this runs only if
 * `SAME_BUILD=1` asks for it: after a change of the build. It needs `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../plugins/shared/node/files';
import { copySite } from '../../scripts/lib/copySite';
import { BUILD, needsBuild } from '../support/build';

const LONGEST_MS = 10 * 60_000;

let copy = '';

beforeAll(() => {
  if (process.env.SAME_BUILD) {
    needsBuild();
  }
  copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'same-')), 'another-folder');
});
afterAll(() => fs.rmSync(path.dirname(copy), { recursive: true, force: true }));

/** The files of a build, with the hashes of what is in them. */
const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder).map((file) => [
      file,
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );

const run = process.env.SAME_BUILD ? test : test.skip;

run.each(['build', 'build-hosts'])(
  'two builds of one commit in two folders have the same %s',
  (folder) => {
    if (!fs.existsSync(path.join(copy, 'build'))) {
      copySite(copy);
      execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'pipe' });
    }
    const first = contents(BUILD + folder.slice('build'.length));
    const second = contents(path.join(copy, folder));
    const different = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
      (file) => first[file] !== second[file],
    );
    expect(Object.keys(first).length).toBeGreaterThan(5);
    expect(different).toEqual([]);
  },
  LONGEST_MS,
);
