import type { ClientModule } from '@docusaurus/types';
import { APP_READY, PAGE_CHANGE } from '../shared/events';
import { findSpeculationRules } from './prefetch';

/** Notifies the inline script that React has committed its first render, and later that the page or its hash has changed. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      // At this point, React is still committing, and wouldn't hydrate the boundary of a replayed click.
      queueMicrotask(() => {
        document.documentElement.dataset.react = 'on';
        document.dispatchEvent(new Event(APP_READY));
        // From now on, the router prefetches the chunks of linked pages instead.
        findSpeculationRules()?.remove();
      });
    } else if (location.pathname !== previousLocation.pathname) {
      document.dispatchEvent(new Event(PAGE_CHANGE));
    } else if (location.hash !== previousLocation.hash) {
      // Browsers dispatch the event only if they open the link themselves.
      window.dispatchEvent(new Event('hashchange'));
    }
  },
};

export default clientModule;
