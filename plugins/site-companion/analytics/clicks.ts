import { draw } from '../chance';
import type { GtagCall } from './events';

/** The share that an element asks for; all, if it asks for none or for nonsense. */
function shareOf(split: string | null): number {
  const share = Number.parseFloat(split ?? '');
  return share >= 0 && share <= 1 ? share : 1;
}

/**
 * The event of a click: that of the nearest element, from the target outwards, with an event
 * category. There the search ends, even if its share keeps the event back: a click
 * is one event or none.
 *
 * @param target - What was clicked.
 * @returns `null` if nothing is to be sent
 */
export function clickEvent(target: Element): GtagCall | null {
  const element = target.closest('[data-ga-event-category]');
  const said = (name: string): string | null =>
    element?.getAttribute(`data-ga-event-${name}`) ?? null;
  const category = said('category');
  return category && draw(shareOf(said('split')))
    ? ['event', category, { eventAction: said('action'), eventLabel: said('label') }]
    : null;
}
