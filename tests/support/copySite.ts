import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Copies a folder as hard links, which takes only a second for `node_modules`. Copies the files themselves if hard
 * links are impossible, for example on another file system.
 *
 * @param to - a folder that doesn't exist yet
 */
export function linkFolder(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    fs.rmSync(to, { recursive: true, force: true });
    fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Copies this project to build it elsewhere: the files that git doesn't ignore, the git history (for the pages' dates),
 * and the packages.
 *
 * @param copy - a folder that doesn't exist yet
 */
export function copySite(copy: string): void {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT }).toString();
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, copy);
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => fs.existsSync(path.join(ROOT, name)) && name !== '')) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(copy, file));
  }
  // With a symbolic link, the bundler would resolve packages outside the copy.
  linkFolder(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  fs.rmSync(path.join(copy, 'node_modules/.cache'), { recursive: true, force: true });
}
