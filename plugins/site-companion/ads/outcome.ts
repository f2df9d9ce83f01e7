/** The network provides image ads by its script, and inline ads by its feed. */
export type AdShape = 'image' | 'inline';

/** The content of the block. */
export type Outcome =
  /** The network is being polled. If its ad arrives, it appears in the network's slot. */
  | 'unknown'
  | 'appeal'
  | 'house'
  /** A house ad, which replaces the network's link to its backers page. */
  | 'house-carbon'
  | 'network';

/** The block's position on the page, which is a part of its event labels. */
const AD_PLACEMENT = 'body-top';

const LABELS: Partial<Record<Outcome, string>> = {
  appeal: 'in-house-adblock',
  house: 'in-house',
  'house-carbon': 'in-house-carbon',
  network: 'carbon',
};

/** Returns whether the site's own slot is visible. If it isn't, the network's slot is. */
export const isOwnContent = (outcome: Outcome): boolean =>
  outcome !== 'unknown' && outcome !== 'network';

/**
 * Returns the label of the block's events, such as `in-house-adblock-body-top-image`.
 *
 * @returns `null` while the outcome is unknown
 */
export function getEventLabel(outcome: Outcome, shape: AdShape): string | null {
  const label = LABELS[outcome];
  return label ? `${label}-${AD_PLACEMENT}-${shape}` : null;
}
