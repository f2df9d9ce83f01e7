import { isbot } from 'isbot';
import { PAGE_CHANGE } from '../../page-start/shared/events';
import { appealOfVisit, shapeOfVisit } from '../ads/draws';
import type { AdFacts } from '../ads/state';
import type { GtagCall } from '../analytics/events';
import type { AdSettings } from '../shared/settings';
import { runAdBlock } from './adBlock';

interface AdsContext {
  settings: AdSettings;
  baseUrl: string;
  /** Whether the reader's privacy signal allows a network. */
  tracking: boolean;
  send: (call: GtagCall) => void;
}

/** Where the layout keeps room for an ad. */
const BLOCK = '[data-companion-room]';

/** Runs the ad block of every page that is opened, the first one and those of client navigations. */
export function initAds({ settings, baseUrl, tracking, send }: AdsContext): void {
  const visit = (): Storage => sessionStorage;
  const bot = isbot(navigator.userAgent);
  // The starter's guess (../early.ts) is right for nearly all; else the ad's room comes or goes.
  document.documentElement.toggleAttribute('data-bot', bot);
  const facts: AdFacts = {
    enabled: settings.enabled,
    bot,
    network: tracking && (settings.network?.hosts.includes(location.hostname) ?? false),
    appeal: appealOfVisit(Math.random, visit, settings.appealShare),
  };
  const shape = shapeOfVisit(Math.random, visit, settings.inlineShare);
  let end: (() => void) | undefined;
  const run = (): void => {
    end?.();
    const block = document.querySelector<HTMLElement>(BLOCK);
    end = block ? runAdBlock(block, { settings, facts, shape, baseUrl, send }) : undefined;
  };
  // A companion that the browser has kept may run before the parser has come to the block.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', run);
  } else {
    run();
  }
  document.addEventListener(PAGE_CHANGE, run);
  // A page from the back/forward cache is the one that was left, with its ad: nothing is asked or
  // counted anew.
}
