import type { PackageManager } from './manifest';

const COMMANDS: Record<PackageManager, string> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
  bun: 'bun add',
};

/**
 * The command that installs packages.
 *
 * @param packages with their versions
 * @param manager what the project names as its package manager; npm if it names none
 */
export function installCommand(
  packages: readonly string[],
  manager: PackageManager = 'npm',
): string {
  return `${COMMANDS[manager]} ${packages.join(' ')}`;
}
