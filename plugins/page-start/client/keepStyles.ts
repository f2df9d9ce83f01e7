import type { ClientModule } from '@docusaurus/types';
import { FIRST_SCREEN_END } from '../shared/firstScreen';

/**
 * The stylesheet within the first page's text leaves with that page. Another like it, which costs no
 * request, stays in the head.
 */
const keepStyles: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    const within = document.querySelector(`[${FIRST_SCREEN_END}] > link`);
    if (!previousLocation && within) {
      document.head.append(within.cloneNode());
    }
  },
};

export default keepStyles;
