import { sample } from '../sampling';
import type { GtagCall } from './gtag';

/** Parses the share in `data-ga-event-split`. An invalid value counts as 1. */
function parseShare(split: string | null): number {
  const share = Number.parseFloat(split ?? '');
  return share >= 0 && share <= 1 ? share : 1;
}

/**
 * Creates the event of a click from the nearest ancestor with an event category. If that ancestor isn't sampled, outer
 * ancestors are ignored, so that a click sends at most one event.
 *
 * @returns `null` if there is nothing to send
 */
export function createClickEvent(target: Element): GtagCall | null {
  const element = target.closest('[data-ga-event-category]');
  const read = (name: string): string | null =>
    element?.getAttribute(`data-ga-event-${name}`) ?? null;
  const category = read('category');
  return category && sample(parseShare(read('split')))
    ? ['event', category, { eventAction: read('action'), eventLabel: read('label') }]
    : null;
}
