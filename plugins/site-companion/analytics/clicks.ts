import { sample } from '../sampling';
import type { GtagCall } from './gtag';

/** Parses the share of sampled clicks in `data-ga-event-split`. An invalid value counts as 1. */
function parseShare(split: string | null): number {
  const share = Number.parseFloat(split ?? '');
  return share >= 0 && share <= 1 ? share : 1;
}

/**
 * Creates a click event from the nearest element with an event category. Outer elements are ignored even if that
 * element isn't sampled, so that a click sends at most one event.
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
