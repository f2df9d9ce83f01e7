import { keepChoice } from '../../../shared/keptChoice';
import { PACKAGE_MANAGERS } from '../../shared/choices';

/** The storage key of the choice. */
export const PACKAGE_MANAGER_KEY = 'toolpad-package-manager';

/** Any value but a known one counts as npm. */
export function parsePackageManager(value: unknown): string {
  return PACKAGE_MANAGERS.find((known) => known === value) ?? 'npm';
}

/**
 * For the starter: shows the kept package manager before the first paint, and keeps what the reader
 * chooses in any block.
 */
export function initPackageManager(): void {
  const choose = keepChoice({
    key: PACKAGE_MANAGER_KEY,
    parse: parsePackageManager,
    show: (value) => {
      document.documentElement.dataset.packageManager = value;
    },
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.choice === 'packageManager') {
      choose(parsePackageManager(target.value));
    }
  });
}
