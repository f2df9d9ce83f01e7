import { isbot } from 'isbot';
import { PAGE_CHANGE } from '../../page-start/shared/events';
import { whenParsed } from '../../page-start/shared/moments';
import { tryStorage } from '../../shared/storage';
import { NO_ADS_ATTRIBUTE, NO_ADS_KEY } from './giveUp';
import { sampleOncePerSession } from '../sampling';
import { type AdUnitContext, mountAdUnit } from './adUnit';
import { createElement } from '../createElement';

interface AdsContext extends Omit<AdUnitContext, 'conditions' | 'shape' | 'giveUp'> {
  /** Whether the reader's privacy signal allows ads from a network. */
  isTracked: boolean;
}

/**
 * Calls `mount` for the ad unit of each page, including after client-side navigations. A page from the back/forward
 * cache still has its ad, so nothing is requested or counted again.
 *
 * @param mount - fills the ad unit, and returns a function to call when the reader leaves the page
 */
function forEachAdUnit(mount: (unit: HTMLElement) => () => void): void {
  let unmount: (() => void) | undefined;
  const mountCurrentUnit = (): void => {
    unmount?.();
    const unit = document.querySelector<HTMLElement>('[data-companion-slot]');
    unmount = unit ? mount(unit) : undefined;
  };
  // A companion from the browser's cache may run before the parser has reached the ad unit.
  whenParsed(mountCurrentUnit);
  document.addEventListener(PAGE_CHANGE, mountCurrentUnit);
}

/** Mounts the ad unit of each page, unless ads are off or the reader is a bot. */
export function initAds({ settings, baseUrl, isTracked, send }: AdsContext): void {
  const root = document.documentElement;
  const isBot = isbot(navigator.userAgent);
  // Corrects the result of the inline script (../detectBot.ts), which checks only common bot names.
  root.toggleAttribute('data-bot', isBot);
  if (!settings.enabled) {
    return;
  }
  if (isBot) {
    forEachAdUnit((unit) => {
      // For bots, the ad unit has no height (theme/AdSlot).
      unit.replaceChildren(createElement('span', {}));
      return () => unit.replaceChildren();
    });
    return;
  }
  const conditions = {
    usesNetwork: isTracked && (settings.network?.hosts.includes(location.hostname) ?? false),
    showsAppeal: sampleOncePerSession('appeal', settings.appealShare),
  };
  const shape = sampleOncePerSession('inline', settings.inlineShare) ? 'inline' : 'image';
  let hasGivenUp = root.hasAttribute(NO_ADS_ATTRIBUTE);
  forEachAdUnit((unit) => {
    // The page has just changed, so nothing moves under the reader.
    root.toggleAttribute(NO_ADS_ATTRIBUTE, hasGivenUp);
    const giveUp = (): void => {
      hasGivenUp = true;
      tryStorage(() => sessionStorage.setItem(NO_ADS_KEY, ''));
      if (unit.getBoundingClientRect().top >= innerHeight) {
        root.toggleAttribute(NO_ADS_ATTRIBUTE, true);
      }
    };
    return hasGivenUp
      ? () => undefined
      : mountAdUnit(unit, { settings, conditions, shape, baseUrl, send, giveUp });
  });
}
