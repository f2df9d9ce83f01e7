import { unlessBlocked } from '../../../shared/unlessBlocked';

/** The key of the mark in the tab's session storage, by demo. */
const keyOf = (id: string): string => `demo-running:${id}`;

/**
 * Marks that a demo's edited code is about to run. Code that never ends can take the page along; when
 * the reader has loaded it again, the mark is still there and the code is not run again by itself.
 * Where storage is blocked, the edit is not kept either.
 */
export function markRunning(id: string): void {
  unlessBlocked(() => sessionStorage.setItem(keyOf(id), '1'));
}

/** Takes the mark away: the code has ended, or was never begun. */
export function clearRunning(id: string): void {
  unlessBlocked(() => sessionStorage.removeItem(keyOf(id)));
}

/** Whether a demo's code did not end when it ran last. */
export function didNotEnd(id: string): boolean {
  return unlessBlocked(() => sessionStorage.getItem(keyOf(id)) !== null) ?? false;
}
