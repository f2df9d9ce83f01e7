/** Checks that builds are reproducible: two builds of the same commit are identical. Needs `npm run build`. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/node/files';
import { BUILD_DIR, requireBuild } from '../support/build';
import { copySite } from '../support/copySite';

const TIMEOUT_MS = 10 * 60_000;

// The second build takes minutes, and the result can change only if the code of the build changes.
const describeIf = process.env.SAME_BUILD ? describe : describe.skip;

/** Returns the hashes of all files in a folder. */
const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    listFiles(folder).map((file) => [
      file,
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );

describeIf('the build (only with SAME_BUILD=1)', () => {
  let copy: string;
  beforeAll(() => {
    requireBuild();
    copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'same-')), 'another-folder');
    copySite(copy);
    execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'pipe' });
  }, TIMEOUT_MS);
  afterAll(() => fs.rmSync(path.dirname(copy), { recursive: true, force: true }));

  it.each(['build', 'build-hosts'])(
    'creates identical files in %s when it runs in another folder',
    (folder) => {
      const first = hashFiles(BUILD_DIR + folder.slice('build'.length));
      const second = hashFiles(path.join(copy, folder));
      const different = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
        (file) => first[file] !== second[file],
      );
      expect(Object.keys(first).length).toBeGreaterThan(5);
      expect(different).toEqual([]);
    },
  );
});
