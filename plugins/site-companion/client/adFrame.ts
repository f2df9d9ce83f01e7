import { httpsUrl } from '../ads/feed';
import { AD_SCRIPT_ID } from '../ads/script';
import { NETWORK_LABEL, NETWORK_POWERED_BY } from '../ads/sponsored';
import { NETWORK_ELEMENT } from '../ads/state';
import { element } from './adElements';

/** What the frame tells the page, by message. */
interface Found {
  type: 'companion:ad';
  /** Where the ad links, if it does. */
  link: unknown;
}

const isFound = (data: unknown): data is Found =>
  (data as Partial<Found> | null)?.type === 'companion:ad';

/** Looks for the ad in the frame. Its source becomes a script there: it may use nothing outside of it. */
function watch(selector: string): void {
  const look = (): void => {
    const ad = document.querySelector(selector);
    if (ad) {
      const link = ad.querySelector('a')?.href ?? null;
      parent.postMessage({ type: 'companion:ad', link }, '*');
    }
  };
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
}

/** The site's looks of an ad; the frame follows the page's colour scheme. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;font:14px/21px system-ui,sans-serif}
#carbonads{display:grid;grid-template:auto auto/130px minmax(0,1fr);align-content:center;column-gap:16px;box-sizing:border-box;height:100vh;padding:12px;overflow:hidden}
#carbonads>span,.carbon-wrap{display:contents}.carbon-img{grid-row:1/3}
img{width:130px;height:100px;object-fit:cover;border-radius:4px}a{color:inherit;text-decoration:none}
.carbon-text{overflow:hidden;max-height:84px;align-self:end}.carbon-poweredby{font-size:12px;opacity:.7}`;

const attribute = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * Runs the network's script in a sandboxed frame: an origin of its own, without the page's cookies,
 * storage and caches. What the page learns is that there is an ad, and where it links; the link that a
 * reader clicks is the page's.
 *
 * @param slot where the frame stands, as large as an ad
 * @param src the address of the script
 */
export function frameAd(slot: HTMLElement, src: string): void {
  const frame = element('iframe', {
    class: 'ad-frame',
    title: NETWORK_LABEL,
    tabindex: '-1',
    sandbox: 'allow-scripts allow-popups',
    referrerpolicy: 'strict-origin-when-cross-origin',
    srcdoc:
      `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body>` +
      `<script>(${watch.toString()})(${JSON.stringify(NETWORK_ELEMENT)})</script>` +
      `<script id="${AD_SCRIPT_ID}" async src="${attribute(src)}"></script>`,
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
        const name = `${NETWORK_LABEL} · by ${NETWORK_POWERED_BY}`;
        holder.append(
          element('a', { 'aria-label': name, class: 'ad-cover', href, target: '_blank' }),
        );
      }
    }
  };
  addEventListener('message', listen);
  slot.append(holder);
}
