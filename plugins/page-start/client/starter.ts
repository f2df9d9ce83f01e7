import { startApp } from './app';
import { loadNextPages } from './nextPage';
import { initStaleHistory } from './staleHistory';

/**
 * The starter: the inline script of every page. It runs in the head before the first paint, uses
 * no framework, and goes on serving the page after React has arrived: whatever it handles, it alone
 * handles.
 *
 * @param modules what the site's parts add to it
 */
export function startPage(modules: readonly (() => void)[]): void {
  for (const start of modules) {
    start();
  }
  initStaleHistory();
  // Last: what keeps early clicks hides them from those that listen after it.
  if (STARTS_APP) {
    loadNextPages();
    startApp();
  }
}
