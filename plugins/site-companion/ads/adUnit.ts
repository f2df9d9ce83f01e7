import { pickHouseAd } from './houseAds';
import { type AdShape, getEventLabel, isHouseContent, type Outcome } from './outcome';
import { NETWORK_LABEL, SPONSORED_REL } from './sponsored';
import {
  type AdConditions,
  getPollDelay,
  NETWORK_ELEMENT_SELECTOR,
  reduceAds,
  createAdState,
} from './state';
import { createAdEvent } from '../analytics/events';
import type { GtagCall } from '../analytics/gtag';
import { sample } from '../sampling';
import type { AdSettings } from '../settings';
import { createElement } from '../createElement';
import { createAppeal, createHouseAd } from './elements';
import type * as Network from './network';

/** The URL of the bundled `network.ts`, which bundle.ts inserts. */
declare const NETWORK: string;

/** The time for which an ad must be displayed before it is reported. */
const DISPLAY_DELAY_MS = 2500;

export interface AdUnitContext {
  settings: AdSettings;
  conditions: AdConditions;
  shape: AdShape;
  /** The site's base URL, for the images of house ads. */
  baseUrl: string;
  send: (call: GtagCall) => void;
  /** Ends ads for the rest of the visit, and removes the reserved space as soon as nothing on the screen moves. */
  giveUp: () => void;
}

/** Returns the network's element, and removes duplicates that the network has inserted. */
function findNetworkElement(slot: HTMLElement): Element | null {
  const [found = null, ...repeated] = slot.querySelectorAll(NETWORK_ELEMENT_SELECTOR);
  repeated.filter((extra) => !found?.contains(extra)).forEach((extra) => extra.remove());
  return found;
}

const createSlot = (name: string): HTMLElement =>
  createElement('div', { class: `companion-slot companion-${name}`, hidden: '' });

/**
 * Calls back if a blocker hides even the site's own content, which would leave a gap. The check runs in the animation
 * frame that displays the content, because that frame computes the layout anyway.
 */
function checkIfHidden(unit: HTMLElement, content: HTMLElement, onHidden: () => void): void {
  const isRendered = (element: HTMLElement): boolean => element.getClientRects().length > 0;
  requestAnimationFrame(() => {
    if (content.isConnected && isRendered(unit) && !isRendered(content)) {
      onHidden();
    }
  });
}

function createOwnContent(outcome: Outcome, shape: AdShape, baseUrl: string): HTMLElement | null {
  if (outcome === 'appeal') {
    return createAppeal();
  }
  return isHouseContent(outcome) ? createHouseAd(pickHouseAd(), shape, baseUrl) : null;
}

/**
 * Mounts the ad unit of a page: polls for the network's ad, shows the outcome, and reports it. Errors never affect the
 * rest of the page. They end the ad unit, and are reported.
 *
 * @param unit - the element that reserves the space
 * @returns a function that stops all timers and requests, and empties the ad unit
 */
export function mountAdUnit(unit: HTMLElement, context: AdUnitContext): () => void {
  const { settings, conditions, shape, baseUrl, send, giveUp } = context;
  // At most one of the slots is visible.
  const slots = { network: createSlot('network'), house: createSlot('house') };
  slots.network.dataset.label = NETWORK_LABEL;
  // The landmark is named by an element, because blockers match the words in `aria-label` attributes.
  const name = createElement('span', { hidden: '', id: 'companion-name' }, 'Sponsored');
  unit.replaceChildren(
    createElement(
      'aside',
      { 'aria-labelledby': name.id, class: `companion-${shape}` },
      name,
      slots.network,
      slots.house,
    ),
  );
  const abortController = new AbortController();
  // The network sometimes inserts its element twice, and may insert the second one long after the first.
  const observer = new MutationObserver(() =>
    guard(() => {
      findNetworkElement(slots.network);
      // A reader may click the ad before the next poll.
      labelLinks('network');
    }),
  );
  observer.observe(slots.network, { childList: true });
  let hasEnded = false;
  let state = createAdState(conditions);
  let shown: Outcome | null = null;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let displayTimer: ReturnType<typeof setTimeout> | undefined;
  let shouldReportDisplay = sample(settings.displayShare);

  /**
   * Reports the label once the content has been displayed for the entire delay. An ad that arrives late restarts the
   * delay.
   */
  const reportDisplay = (label: string | null): void => {
    clearTimeout(displayTimer);
    if (label !== null && shouldReportDisplay) {
      displayTimer = setTimeout(() => {
        shouldReportDisplay = false;
        send(createAdEvent('display', label));
      }, DISPLAY_DELAY_MS);
    }
  };

  const labelLinks = (outcome: Outcome): void => {
    for (const link of unit.querySelectorAll('a')) {
      link.rel = SPONSORED_REL;
      link.dataset.gaEventCategory = 'ad';
      link.dataset.gaEventAction = 'click';
      link.dataset.gaEventLabel = String(getEventLabel(outcome, shape));
    }
  };

  const show = (): void => {
    const { outcome } = state;
    if (outcome !== shown) {
      shown = outcome;
      const content = createOwnContent(outcome, shape, baseUrl);
      slots.house.replaceChildren(...(content ? [content] : []));
      slots.network.hidden = content !== null;
      slots.house.hidden = content === null;
      if (content) {
        checkIfHidden(unit, content, giveUp);
      }
      reportDisplay(getEventLabel(outcome, shape));
    }
    labelLinks(outcome);
  };

  const crash = (): void => {
    if (!hasEnded) {
      send(createAdEvent('crash', getEventLabel(state.outcome, shape)));
      end();
      giveUp();
    }
  };

  const guard = (step: () => void): void => {
    try {
      step();
    } catch {
      crash();
    }
  };

  const poll = (): void => {
    const element = findNetworkElement(slots.network);
    state = reduceAds(state, element && [...element.querySelectorAll('a')].map(({ href }) => href));
    show();
    schedulePoll();
  };

  const schedulePoll = (): void => {
    const delay = getPollDelay(state);
    if (delay === null) {
      // Polling has ended, so an ad that arrived now would never be shown.
      abortController.abort();
    } else {
      pollTimer = setTimeout(() => guard(poll), delay);
    }
  };

  const requestAd = async (request: Network.AdRequest): Promise<void> => {
    // If the script is blocked or the reader is offline, polling never finds an ad.
    const module = await (import(NETWORK) as Promise<typeof Network>).catch(() => null);
    if (!request.signal.aborted) {
      await module?.requestAd(slots.network, request);
    }
  };

  function end(): void {
    hasEnded = true;
    abortController.abort();
    observer.disconnect();
    clearTimeout(pollTimer);
    clearTimeout(displayTimer);
    // Removes the landmark too, because screen readers would announce an empty landmark.
    unit.replaceChildren();
  }

  guard(() => {
    const { network } = settings;
    if (network && conditions.usesNetwork) {
      requestAd({ network, shape, signal: abortController.signal }).catch(crash);
    }
    show();
    schedulePoll();
  });
  return end;
}
