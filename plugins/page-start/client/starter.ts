/**
 * The starter: the one inline script of the site. It runs in the head before the first paint, uses
 * no framework, and goes on serving the page after React has arrived: whatever it handles, it alone
 * handles.
 */
import { startApp } from './app';
import { initColorMode } from './colorMode';
import { initCopyLinks } from './copyLinks';
import { initDrawer } from './drawer';
import { initPageMenus } from './menus';
import { initSearch } from './search';
import { initStaleHistory } from './staleHistory';
import { initTableOfContents } from './tableOfContents';

initColorMode();
initStaleHistory();
initPageMenus();
initSearch();
initCopyLinks();
initDrawer();
initTableOfContents();
if (STARTS_APP) {
  startApp();
}
