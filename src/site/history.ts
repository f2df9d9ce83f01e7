import { spawnSync } from 'node:child_process';

/**
 * Returns whether git knows when the pages changed. Without a history, as in an unpacked archive, Docusaurus would stop
 * the build, and in a shallow clone, all pages would have the date of the last commit.
 *
 * @param siteDir - the site's folder
 */
export function hasHistory(siteDir: string): boolean {
  const { error, status, stdout, stderr } = spawnSync(
    'git',
    ['rev-parse', 'HEAD', '--is-shallow-repository'],
    { cwd: siteDir, encoding: 'utf8' },
  );
  const isShallow = status === 0 && stdout.includes('true');
  const reason = isShallow ? 'this clone is shallow: git fetch --unshallow' : stderr;
  if (status !== 0 || isShallow) {
    console.warn(`The pages have no dates, because ${error?.message ?? reason}`);
  }
  return status === 0 && !isShallow;
}
