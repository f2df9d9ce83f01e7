import type { ClientModule } from '@docusaurus/types';
import { APP_READY, PAGE_CHANGE } from '../shared/events';
import { findSpeculationRules } from './prefetch';

/** Notifies the inline script that React has committed its first render, and later that the page has changed. */
const notifyHydrated: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      // React is still in its commit, and would not hydrate the boundary that a replayed click needs.
      queueMicrotask(() => {
        document.documentElement.dataset.react = 'on';
        document.dispatchEvent(new Event(APP_READY));
        // From now on, the router fetches the chunks of links.
        findSpeculationRules()?.remove();
      });
    } else if (location.pathname !== previousLocation.pathname) {
      document.dispatchEvent(new Event(PAGE_CHANGE));
    }
  },
};

export default notifyHydrated;
