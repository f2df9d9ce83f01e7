/** The part of the ad unit that uses the network. It is a separate bundle, which loads only if needed. */
import { type NetworkAd, parseHttpsUrl } from './feed';
import { loadFeed } from './loadFeed';
import type { AdShape } from './outcome';
import { AD_SCRIPT_ID, getAdScriptUrl } from './script';
import { NETWORK_LABEL, NETWORK_NAME } from './sponsored';
import type { AdNetworkSettings } from '../settings';
import { createElement } from '../createElement';
import { createCard, createImage } from './elements';

/** The URL of the frame's document, which bundle.ts inserts. */
declare const AD_FRAME: string;

export interface AdRequest {
  network: AdNetworkSettings;
  shape: AdShape;
  /** Aborts the request when an ad would no longer be shown. */
  signal: AbortSignal;
}

/**
 * The time after which a feed request counts as failed, in ms. The script then still has time to show an ad before a
 * blocker is assumed.
 */
const FEED_TIMEOUT_MS = 2000;

/** Requests the feed once. The request is aborted by `signal`, or after the timeout. */
function requestFeed(url: string, signal: AbortSignal) {
  // `AbortSignal.any()` is too new for the oldest supported browsers.
  const abortController = new AbortController();
  for (const cause of [signal, AbortSignal.timeout(FEED_TIMEOUT_MS)]) {
    cause.addEventListener('abort', () => abortController.abort());
  }
  return fetch(url, { signal: abortController.signal, credentials: 'omit' });
}

/** Shows an ad from the feed in an element that polling finds by its class. Its image appears only without text. */
function showFeedAd(slot: HTMLElement, ad: NetworkAd): void {
  const hasText = ad.company !== '' || ad.description !== '';
  const images =
    ad.image && !hasText ? [createImage(ad.image, { referrerpolicy: 'no-referrer' })] : [];
  const text = { label: NETWORK_LABEL, title: ad.company, text: ad.description, by: NETWORK_NAME };
  slot.append(createElement('div', { class: 'carbonads' }, createCard(ad.link, images, text)));
  for (const url of ad.impressions) {
    new Image().src = url;
  }
}

/**
 * Runs the network's script in a sandboxed frame with an opaque origin, without access to the page's cookies, storage,
 * or caches. When an ad is shown, the frame posts a message with the URL of the ad's link. The page then puts its own
 * link over the frame.
 */
function showFramedAd(slot: HTMLElement, shape: AdShape): void {
  const frame = createElement('iframe', {
    class: 'ad-frame',
    title: NETWORK_LABEL,
    tabindex: '-1',
    sandbox: 'allow-scripts allow-popups',
    referrerpolicy: 'strict-origin-when-cross-origin',
    // The frame's styles for inline ads apply to the target of this hash.
    src: `${AD_FRAME}#${shape}`,
  }) as HTMLIFrameElement;
  const container = createElement('div', { class: 'ad-framed' }, frame);
  const handleMessage = ({ source, data }: MessageEvent<unknown>): void => {
    const message = data as { type?: unknown; link?: unknown } | null;
    if (!container.isConnected) {
      removeEventListener('message', handleMessage);
    } else if (source === frame.contentWindow && message?.type === 'companion:ad') {
      // Polling finds the element by this class.
      container.classList.add('carbonads');
      const href = parseHttpsUrl(message.link);
      if (href !== null && !container.querySelector('a')) {
        container.append(
          createElement('a', {
            'aria-label': `${NETWORK_LABEL} · by ${NETWORK_NAME}`,
            class: 'ad-cover',
            href,
            target: '_blank',
          }),
        );
      }
    }
  };
  addEventListener('message', handleMessage);
  slot.append(container);
}

/**
 * Requests an ad and shows it in the slot. Image ads come from the network's script. Inline ads come from the feed, or
 * from the script if the feed fails or has no ad.
 *
 * @returns a promise that rejects if the slot can't show the feed's ad
 */
export async function requestAd(
  slot: HTMLElement,
  { network, shape, signal }: AdRequest,
): Promise<void> {
  if (shape === 'inline') {
    const ad = await loadFeed(() => requestFeed(network.feedUrl, signal));
    if (signal.aborted) {
      return;
    }
    if (ad) {
      showFeedAd(slot, ad);
      return;
    }
  }
  if (network.isolation === 'frame') {
    showFramedAd(slot, shape);
  } else {
    slot.append(
      createElement('script', { id: AD_SCRIPT_ID, async: '', src: getAdScriptUrl(network) }),
    );
  }
}
