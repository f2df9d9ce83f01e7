import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { linkFolder } from './linkFolder';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Copies this project to be built elsewhere: what git doesn't ignore, with the history, from which pages
 * have their dates, and the packages.
 *
 * @param copy a folder that is not there yet
 */
export function copySite(copy: string): void {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT }).toString();
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, copy);
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => fs.existsSync(path.join(ROOT, name)) && name !== '')) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(copy, file));
  }
  // As links to the same files; a link to the folder would lead the bundler out of the copy.
  linkFolder(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  fs.rmSync(path.join(copy, 'node_modules/.cache'), { recursive: true, force: true });
}
