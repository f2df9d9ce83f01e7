import type { ClientModule } from '@docusaurus/types';
import { FIRST_SCREEN_END } from '../shared/firstScreen';

/**
 * The stylesheet within the first page's text leaves with that page: another like it, which costs no
 * request, takes its place in the head. It comes at the last moment, because with a stylesheet before
 * others, Chromium shows fonts that came too late for the page, and moves what is read.
 */
const keepStyles: ClientModule = {
  onRouteUpdate:
    ({ previousLocation, location }) =>
    () => {
      const within = document.querySelector(`[${FIRST_SCREEN_END}] > link`);
      if (within && previousLocation?.pathname !== location.pathname) {
        document.head.append(within.cloneNode());
      }
    },
};

export default keepStyles;
