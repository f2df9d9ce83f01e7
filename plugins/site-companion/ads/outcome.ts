/** The shape of an ad. The network's script provides image ads, and its feed provides inline ads. */
export type AdShape = 'image' | 'inline';

/** The content of the ad unit. */
export type Outcome =
  /** The network is being polled. If its ad arrives, it appears in the network's slot. */
  | 'unknown'
  | 'appeal'
  | 'house'
  /** A house ad, which replaces the network's link to its backers page. */
  | 'house-carbon'
  | 'network';

/** The ad unit's position on the page, which is part of its event labels. */
const AD_PLACEMENT = 'body-top';

const LABEL_PREFIXES: Partial<Record<Outcome, string>> = {
  appeal: 'in-house-adblock',
  house: 'in-house',
  'house-carbon': 'in-house-carbon',
  network: 'carbon',
};

/** Returns whether the site's own slot is visible. If it isn't, the network's slot is. */
export const isHouseContent = (outcome: Outcome): boolean =>
  outcome !== 'unknown' && outcome !== 'network';

/**
 * Returns the label of the ad unit's events, such as `in-house-adblock-body-top-image`.
 *
 * @returns `null` while the outcome is unknown
 */
export function getEventLabel(outcome: Outcome, shape: AdShape): string | null {
  const label = LABEL_PREFIXES[outcome];
  return label ? `${label}-${AD_PLACEMENT}-${shape}` : null;
}
