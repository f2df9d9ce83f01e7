import { type Chance, type DrawStorage, drawOnce } from '../chance';

/** Share of the visits whose ads are inline. */
export const INLINE_SHARE = 0.2;

/** Share of the visits with a blocker that see the appeal. */
export const APPEAL_SHARE = 0.2;

/** An image from the network's script, or text from its feed. */
export type AdShape = 'image' | 'inline';

/**
 * The shape of all ads of a visit.
 *
 * @param storage - Gives the visit's storage; may throw.
 */
export function shapeOfVisit(
  chance: Chance,
  storage: () => DrawStorage,
  share: number = INLINE_SHARE,
): AdShape {
  return drawOnce('inline', share, chance, storage) ? 'inline' : 'image';
}

/**
 * Whether a visit with a blocker sees the appeal, on all its pages, or house ads: a visit is
 * asked once.
 *
 * @param storage - Gives the visit's storage; may throw.
 */
export function appealOfVisit(
  chance: Chance,
  storage: () => DrawStorage,
  share: number = APPEAL_SHARE,
): boolean {
  return drawOnce('appeal', share, chance, storage);
}
