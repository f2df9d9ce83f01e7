import { isbot } from 'isbot';
import { PAGE_CHANGE } from '../../page-start/shared/events';
import { sampleOncePerSession } from '../sampling';
import { type AdBlockContext, runAdBlock } from './adBlock';
import { createElement } from './elements';

interface AdsContext extends Omit<AdBlockContext, 'conditions' | 'shape'> {
  /** Whether the reader's privacy signal allows a network. */
  isTracked: boolean;
}

/** Inserts an empty span for bots, for which the block has no height (theme/AdSlot). */
function insertEmptySpan(block: HTMLElement): () => void {
  block.replaceChildren(createElement('span', {}));
  return () => block.replaceChildren();
}

/**
 * Calls `run` for the block of each page, including pages of client-side navigations. A page from the back/forward
 * cache still has its ad, so nothing is requested or counted again.
 *
 * @param run - fills the block, and returns a function to call when the reader leaves the page
 */
function forEachBlock(run: (block: HTMLElement) => () => void): void {
  let end: (() => void) | undefined;
  const runHere = (): void => {
    end?.();
    const block = document.querySelector<HTMLElement>('[data-companion-room]');
    end = block ? run(block) : undefined;
  };
  // A companion from the browser's cache may run before the parser has reached the block.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', runHere);
  } else {
    runHere();
  }
  document.addEventListener(PAGE_CHANGE, runHere);
}

/** Runs the ad block of each page, unless ads are off or the reader is a bot. */
export function initAds({ settings, baseUrl, isTracked, send }: AdsContext): void {
  const isBot = isbot(navigator.userAgent);
  // This call corrects the result of the inline script (../early.ts), which checks only common bot
  // names.
  document.documentElement.toggleAttribute('data-bot', isBot);
  if (!settings.enabled) {
    return;
  }
  if (isBot) {
    forEachBlock(insertEmptySpan);
    return;
  }
  const conditions = {
    usesNetwork: isTracked && (settings.network?.hosts.includes(location.hostname) ?? false),
    showsAppeal: sampleOncePerSession('appeal', settings.appealShare),
  };
  const shape = sampleOncePerSession('inline', settings.inlineShare) ? 'inline' : 'image';
  forEachBlock((block) => runAdBlock(block, { settings, conditions, shape, baseUrl, send }));
}
