import { PACKAGE_MANAGERS } from './choices';

/** The storage key of the choice. */
export const PACKAGE_MANAGER_KEY = 'toolpad-package-manager';

/** Any value but a known one counts as npm. */
export function parsePackageManager(value: unknown): string {
  return PACKAGE_MANAGERS.find((known) => known === value) ?? 'npm';
}

function readPackageManager(): unknown {
  try {
    return localStorage.getItem(PACKAGE_MANAGER_KEY);
  } catch {
    // Blocked storage: the choice holds for as long as the page does.
    return null;
  }
}

function show(value: unknown): void {
  document.documentElement.dataset.packageManager = parsePackageManager(value);
}

/**
 * For the starter: shows the kept package manager before the first paint, keeps what the reader
 * chooses in any block, and follows the browser's other tabs.
 */
export function initPackageManager(): void {
  show(readPackageManager());
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.choice === 'packageManager') {
      show(target.value);
      try {
        localStorage.setItem(PACKAGE_MANAGER_KEY, target.value);
      } catch {
        // As above.
      }
    }
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PACKAGE_MANAGER_KEY) {
      show(newValue);
    }
  });
}
