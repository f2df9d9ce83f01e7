/** The network's script provides image ads, and its feed inline ads. */
export type AdShape = 'image' | 'inline';

/** The content of the block. */
export type Outcome =
  /** The network is being polled, and its ad appears in its slot. */
  | 'unknown'
  | 'appeal'
  | 'house'
  /** A house ad, because the network has none. */
  | 'house-carbon'
  | 'network';

/** The block's position in the page, as a part of its event labels. */
const AD_PLACEMENT = 'body-top';

const LABELS: Partial<Record<Outcome, string>> = {
  appeal: 'in-house-adblock',
  house: 'in-house',
  'house-carbon': 'in-house-carbon',
  network: 'carbon',
};

/** Returns whether the site's own slot is visible. Otherwise the network's slot is, but never both. */
export const isOwnContent = (outcome: Outcome): boolean =>
  outcome !== 'unknown' && outcome !== 'network';

/**
 * Returns the label of the block's events: `in-house-adblock-body-top-image`.
 *
 * @returns `null` while the outcome is unknown
 */
export function getEventLabel(outcome: Outcome, shape: AdShape): string | null {
  const label = LABELS[outcome];
  return label ? `${label}-${AD_PLACEMENT}-${shape}` : null;
}
