import { httpsUrl } from '../ads/feed';
import { NETWORK_LABEL, NETWORK_NAME } from '../ads/sponsored';
import { element } from './adElements';

/** The address of the frame's document (../node/adFrame.ts), put in place when this is bundled. */
declare const AD_FRAME: string;

/** What the frame tells the page, by message. */
interface Found {
  type: 'companion:ad';
  /** Where the ad links, if it does. */
  link: unknown;
}

const isFound = (data: unknown): data is Found =>
  (data as Partial<Found> | null)?.type === 'companion:ad';

/**
 * Runs the network's script in a sandboxed frame: an origin of its own, without the page's cookies,
 * storage and caches. What the page learns is that there is an ad, and where it links; the link that a
 * reader clicks is the page's.
 *
 * @param slot where the frame stands, as large as an ad
 */
export function frameAd(slot: HTMLElement): void {
  const frame = element('iframe', {
    class: 'ad-frame',
    title: NETWORK_LABEL,
    tabindex: '-1',
    sandbox: 'allow-scripts allow-popups',
    referrerpolicy: 'strict-origin-when-cross-origin',
    src: AD_FRAME,
  }) as HTMLIFrameElement;
  const holder = element('div', { class: 'ad-framed' }, frame);
  const listen = ({ source, data }: MessageEvent<unknown>): void => {
    if (!holder.isConnected) {
      removeEventListener('message', listen);
    } else if (source === frame.contentWindow && isFound(data)) {
      // By this class the network's element is looked for.
      holder.classList.add('carbonads');
      const href = httpsUrl(data.link);
      if (href !== null && !holder.querySelector('a')) {
        holder.append(
          element('a', { 'aria-label': NETWORK_NAME, class: 'ad-cover', href, target: '_blank' }),
        );
      }
    }
  };
  addEventListener('message', listen);
  slot.append(holder);
}
