import type { PackageManager } from './manifest';

const COMMANDS: Record<PackageManager, string> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
  bun: 'bun add',
};

/** Where in a `package.json` one version of a package is set for all that ask for it. */
export const OVERRIDES: Record<PackageManager, string> = {
  npm: 'overrides',
  pnpm: 'pnpm.overrides',
  yarn: 'resolutions',
  bun: 'overrides',
};

/**
 * The command that installs packages.
 *
 * @param packages with their versions
 * @param manager the project's, or the reader's; npm if neither is known
 */
export function installCommand(
  packages: readonly string[],
  manager: PackageManager = 'npm',
): string {
  return `${COMMANDS[manager]} ${packages.join(' ')}`;
}
