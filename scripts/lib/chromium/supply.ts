import fs from 'node:fs';

/** What decides which Chromium runs on a machine. */
export interface Machine {
  platform: string;
  arch: string;
  /** Whether programs that are linked to GNU's C library run on it. */
  hasGlibc: boolean;
}

/** Who has a Chromium for a machine. */
export type Supply = 'npm' | 'Playwright';

/** What the program from npm is started by. */
const GLIBC_LOADER = '/lib64/ld-linux-x86-64.so.2';

/** This machine. */
export const THIS_MACHINE: Machine = {
  platform: process.platform,
  arch: process.arch,
  hasGlibc: fs.existsSync(GLIBC_LOADER),
};

/**
 * Who has a Chromium for a machine without one. npm's comes with its libraries, for Linux on x64
 * alone; Playwright's needs none on macOS and Windows.
 *
 * @returns nothing where a person has to install one
 */
export function supplyFor({ platform, arch, hasGlibc }: Machine): Supply | undefined {
  switch (platform) {
    case 'linux':
      return arch === 'x64' && hasGlibc ? 'npm' : undefined;
    case 'darwin':
    case 'win32':
      return 'Playwright';
    default:
      return undefined;
  }
}
