import { type Chance, draw } from '../chance';
import type { GtagCall } from './events';

/** The part of `Element` that is needed. */
export interface ElementLike {
  readonly parentElement: ElementLike | null;
  getAttribute(name: string): string | null;
}

const CATEGORY = 'data-ga-event-category';
const ACTION = 'data-ga-event-action';
const LABEL = 'data-ga-event-label';
const SPLIT = 'data-ga-event-split';

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
 * @param chance - The source of chance for `data-ga-event-split`.
 * @returns `null` if nothing is to be sent
 */
export function clickEvent(target: ElementLike | null, chance: Chance): GtagCall | null {
  for (let element = target; element; element = element.parentElement) {
    const category = element.getAttribute(CATEGORY);
    if (category !== null) {
      return category !== '' && draw(shareOf(element.getAttribute(SPLIT)), chance)
        ? [
            'event',
            category,
            { eventAction: element.getAttribute(ACTION), eventLabel: element.getAttribute(LABEL) },
          ]
        : null;
    }
  }
  return null;
}
