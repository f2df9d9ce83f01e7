import { isbot } from 'isbot';
import { PAGE_CHANGE } from '../../page-start/shared/events';
import type { AdFacts } from '../ads/state';
import { drawOnce } from '../chance';
import { type AdBlockContext, runAdBlock } from './adBlock';
import { element } from './adElements';

interface AdsContext extends Omit<AdBlockContext, 'facts' | 'shape'> {
  /** Whether the reader's privacy signal allows a network. */
  tracking: boolean;
}

/** Where the layout keeps room for an ad. */
const BLOCK = '[data-companion-room]';

/** A bot gets no ad: an empty span, in a block without room. */
function leaveEmpty(block: HTMLElement): () => void {
  block.replaceChildren(element('span', {}));
  return () => block.replaceChildren();
}

/**
 * Runs something in the block of every page that is opened, the first one and those of client navigations.
 *
 * @param run starts it, and returns what ends it when the page is left
 */
function inEveryBlock(run: (block: HTMLElement) => () => void): void {
  let end: (() => void) | undefined;
  const runHere = (): void => {
    end?.();
    const block = document.querySelector<HTMLElement>(BLOCK);
    end = block ? run(block) : undefined;
  };
  // A companion that the browser has kept may run before the parser has come to the block.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', runHere);
  } else {
    runHere();
  }
  document.addEventListener(PAGE_CHANGE, runHere);
  // A page from the back/forward cache is the one that was left, with its ad: nothing is asked or
  // counted again.
}

/**
 * Runs the ad block of every page, unless a bot reads it. Where ads are off, no page has a block
 * (theme/AdSlot).
 */
export function initAds({ settings, baseUrl, tracking, send }: AdsContext): void {
  const isBot = isbot(navigator.userAgent);
  // The starter's guess (../early.ts) is right for nearly all; else the ad's room comes or goes.
  document.documentElement.toggleAttribute('data-bot', isBot);
  if (!settings.enabled) {
    return;
  }
  if (isBot) {
    inEveryBlock(leaveEmpty);
    return;
  }
  const facts: AdFacts = {
    network: tracking && (settings.network?.hosts.includes(location.hostname) ?? false),
    appeal: drawOnce('appeal', settings.appealShare),
  };
  const isInline = drawOnce('inline', settings.inlineShare);
  const shape = isInline ? 'inline' : 'image';
  inEveryBlock((block) => runAdBlock(block, { settings, facts, shape, baseUrl, send }));
}
