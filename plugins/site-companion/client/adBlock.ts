import { displayReport } from '../ads/display';
import { pickHouseAd } from '../ads/houseAds';
import {
  type AdShape,
  eventLabel,
  type Outcome,
  outcomeOf,
  type Slot,
  slotOf,
} from '../ads/outcome';
import { NETWORK_LABEL, SPONSORED_REL } from '../ads/sponsored';
import { type AdFacts, NETWORK_ELEMENT, pollDelay, reduceAds, startAds } from '../ads/state';
import { adEvent } from '../analytics/events';
import type { GtagCall } from '../analytics/events';
import { draw } from '../chance';
import type { AdSettings } from '../shared/settings';
import { appealElement, element, houseAdElement } from './adElements';
import type * as Network from './network';

/** Where `network.ts` is, once bundled (../node/bundle.ts). */
declare const NETWORK: string;

/** What a block needs to know and to do. */
export interface AdBlockContext {
  settings: AdSettings;
  facts: AdFacts;
  shape: AdShape;
  /** The site's base, for the pictures of house ads. */
  baseUrl: string;
  send: (call: GtagCall) => void;
}

/** The network's element, `null` while there is none; what the network has inserted again goes. */
function onlyNetworkElement(slot: HTMLElement): Element | null {
  const [found = null, ...repeated] = slot.querySelectorAll(NETWORK_ELEMENT);
  repeated.filter((extra) => !found?.contains(extra)).forEach((extra) => extra.remove());
  return found;
}

function makeSlot(name: Slot): HTMLElement {
  const slot = document.createElement('div');
  slot.className = `companion-slot companion-${name}`;
  slot.hidden = true;
  return slot;
}

/**
 * A blocker that hides what stands in the block, though it is the site's own, would leave a hole: the
 * room closes. Asked in the frame that shows it, whose layout is made anyway.
 */
function closeHole(block: HTMLElement, content: HTMLElement): void {
  requestAnimationFrame(() => {
    block.hidden = content.isConnected && content.getClientRects().length === 0;
  });
}

function ownContent(outcome: Outcome, baseUrl: string): HTMLElement | null {
  switch (outcome) {
    case 'appeal':
      return appealElement();
    case 'house':
    case 'house-carbon':
      return houseAdElement(pickHouseAd(), baseUrl);
    default:
      return null;
  }
}

/**
 * Runs one page's ad block: the reducer decides, this shows, looks and reports. Nothing in it can
 * reach the rest of the page; a crash empties the block and is reported.
 *
 * @param block the element that keeps the room
 * @returns ends it: timers, requests, and what the network has put into the block
 */
export function runAdBlock(block: HTMLElement, context: AdBlockContext): () => void {
  const { settings, facts, shape, baseUrl, send } = context;
  // One of them at most is shown.
  const slots = { network: makeSlot('network'), own: makeSlot('own') };
  // Blockers know a name in an attribute.
  const name = element('span', { hidden: '', id: 'companion-name' }, 'Sponsored');
  block.replaceChildren(
    element('aside', { 'aria-labelledby': name.id }, name, slots.network, slots.own),
  );
  slots.network.dataset.label = NETWORK_LABEL;
  const asking = new AbortController();
  // The network sometimes inserts its element twice, and may do so long after it was found.
  const repetitions = new MutationObserver(() =>
    guarded(() => void onlyNetworkElement(slots.network)),
  );
  repetitions.observe(slots.network, { childList: true });
  let ended = false;
  let state = startAds(facts);
  let shown: Outcome | null = null;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  const isSampled = draw(settings.displayShare);
  const report = (label: string): void => send(adEvent('display', label));
  const display = isSampled ? displayReport(settings.displayDelayMs, report) : undefined;

  const show = (): void => {
    const outcome = outcomeOf(state);
    if (outcome !== shown) {
      shown = outcome;
      const content = ownContent(outcome, baseUrl);
      slots.own.replaceChildren(...(content ? [content] : []));
      const visible = slotOf(outcome);
      slots.network.hidden = visible !== 'network';
      slots.own.hidden = visible !== 'own';
      block.hidden = false;
      if (content) {
        closeHole(block, content);
      }
    }
    const label = eventLabel(outcome, shape);
    for (const link of block.querySelectorAll('a')) {
      link.rel = SPONSORED_REL;
      link.dataset.gaEventCategory = 'ad';
      link.dataset.gaEventAction = 'click';
      link.dataset.gaEventLabel = String(label);
    }
    display?.show(label);
  };

  const crash = (): void => {
    if (!ended) {
      send(adEvent('crash', eventLabel(outcomeOf(state), shape)));
      end();
      // The landmark goes, too: an empty one would still be announced.
      block.replaceChildren();
    }
  };

  const guarded = (step: () => void): void => {
    try {
      step();
    } catch {
      crash();
    }
  };

  const look = (): void => {
    const found = onlyNetworkElement(slots.network);
    const link = found?.querySelector('a')?.href ?? null;
    state = reduceAds(state, found && { link });
    show();
    plan();
  };

  const plan = (): void => {
    const delay = pollDelay(state, settings.pollIntervalMs);
    if (delay === null) {
      // Whatever would still come now would never be seen.
      asking.abort();
    }
    pollTimer = delay === null ? undefined : setTimeout(() => guarded(look), delay);
  };

  const askNetwork = async (question: Network.Question): Promise<void> => {
    // Blocked or offline, it is an ad that is never found.
    const module = await (import(NETWORK) as Promise<typeof Network>).catch(() => null);
    if (!question.signal.aborted) {
      await module?.askNetwork(slots.network, question);
    }
  };

  function end(): void {
    ended = true;
    asking.abort();
    repetitions.disconnect();
    clearTimeout(pollTimer);
    display?.stop();
  }

  guarded(() => {
    const { network, feedTries } = settings;
    if (network && facts.network) {
      askNetwork({ network, shape, feedTries, signal: asking.signal }).catch(crash);
    }
    show();
    plan();
  });
  return () => {
    end();
    block.replaceChildren();
  };
}
