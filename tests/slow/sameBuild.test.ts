/** One commit makes one site, wherever it is built. It needs `npm run build`. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../plugins/shared/node/files';
import { BUILD, needsBuild } from '../support/build';

const ROOT = path.resolve(__dirname, '../..');
const LONGEST_MS = 10 * 60_000;

let copy = '';

beforeAll(() => {
  needsBuild();
  copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'same-')), 'another-folder');
});
afterAll(() => fs.rmSync(path.dirname(copy), { recursive: true, force: true }));

/** Copies what is not ignored, with the history, from which pages have their dates. */
function copySite(): void {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT }).toString();
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, copy);
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => fs.existsSync(path.join(ROOT, name)) && name !== '')) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(copy, file));
  }
  // As links to the same files; a link to the folder would lead the bundler out of the copy.
  const modules = [path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules')];
  try {
    execFileSync('cp', ['-al', ...modules], { stdio: 'pipe' });
  } catch {
    // Another file system.
    execFileSync('cp', ['-a', ...modules]);
  }
  fs.rmSync(path.join(copy, 'node_modules/.cache'), { recursive: true, force: true });
}

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

test.each(['build', 'build-hosts'])(
  'two builds of one commit in two folders have the same %s',
  (folder) => {
    if (!fs.existsSync(path.join(copy, 'build'))) {
      copySite();
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
