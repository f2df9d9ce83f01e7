import type { ClientModule } from '@docusaurus/types';
import { APP_READY, PAGE_CHANGE } from '../shared/events';
import { findNextPagesRules } from '../shared/nextPages';

/**
 * What the starter, which runs once, must be told by the app: that React has committed its first
 * render, and later that a client navigation has changed the page.
 */
const tellStarter: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      // React is within its commit here, and would not hydrate the boundary that a kept click is for.
      queueMicrotask(() => {
        document.documentElement.dataset.react = 'on';
        document.dispatchEvent(new Event(APP_READY));
        // From now on, the router fetches what a link needs.
        findNextPagesRules()?.remove();
      });
    } else if (location.pathname !== previousLocation.pathname) {
      document.dispatchEvent(new Event(PAGE_CHANGE));
    }
  },
};

export default tellStarter;
