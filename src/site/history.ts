import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { execFileSync } from 'node:child_process';

const NO_DATES: VcsConfig = {
  ...getVcsPreset('disabled'),
  initialize: ({ siteDir }) =>
    console.warn(
      `[WARNING] git can't read the history of ${siteDir}, so the pages have no dates of their last updates.`,
    ),
};

/** Returns whether git is installed and can read a folder's history. */
function isReadable(dir: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: dir, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the source of the pages' dates. A production build reads the git history. If there is none, pages have no
 * dates, whereas Docusaurus's default would fail. The development server uses a constant date.
 */
export function createVcsConfig(dir: string): VcsConfig {
  if (process.env.NODE_ENV !== 'production') {
    return getVcsPreset('hardcoded');
  }
  return isReadable(dir) ? getVcsPreset('git-eager') : NO_DATES;
}
