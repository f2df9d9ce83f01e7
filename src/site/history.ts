import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { execFileSync } from 'node:child_process';

const NO_DATES: VcsConfig = {
  ...getVcsPreset('disabled'),
  initialize: ({ siteDir }) =>
    console.warn(
      `[WARNING] git cannot read the history of ${siteDir}: pages are built without the dates of ` +
        'their last changes.',
    ),
};

/** Whether git is installed and may read a folder's history. */
function isReadable(dir: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: dir, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Where the dates of the pages come from: from git, in a production build. In a container without it,
 * or with the files alone, pages have none, where Docusaurus by itself would end the build. While pages
 * are written, all have one date, and nothing is read.
 */
export function historyOf(dir: string): VcsConfig {
  if (process.env.NODE_ENV !== 'production') {
    return getVcsPreset('hardcoded');
  }
  return isReadable(dir) ? getVcsPreset('git-eager') : NO_DATES;
}
