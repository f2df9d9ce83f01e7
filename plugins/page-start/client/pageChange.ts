import type { ClientModule } from '@docusaurus/types';
import { PAGE_CHANGE } from '../shared/events';

/**
 * After a client navigation the starter does not run again; this tells it that the page changed.
 */
const pageChange: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      document.dispatchEvent(new Event(PAGE_CHANGE));
    }
  },
};

export default pageChange;
