import type { AdState } from './state';

/** An image from the network's script, or text from its feed. */
export type AdShape = 'image' | 'inline';

/** What the block shows. */
export type Outcome =
  /** The network is being tried; whatever it brings appears in its slot. */
  | 'unknown'
  | 'appeal'
  | 'house'
  /** A house ad, because the network has none. */
  | 'house-carbon'
  | 'network';

/** Where in the block the outcome stands: what the network brings, or what the site shows itself. */
export type Slot = 'network' | 'own';

/** Where the block stands in a page; part of its event labels. */
const AD_PLACEMENT = 'body-top';

/** Outcome → first part of the event label. */
const LABELS: Partial<Record<Outcome, string>> = {
  appeal: 'in-house-adblock',
  house: 'in-house',
  'house-carbon': 'in-house-carbon',
  network: 'carbon',
};

/**
 * What a state shows: always exactly one thing.
 *
 * Without a network, or against the reader's privacy signal, there are house ads only.
 */
export function outcomeOf({ facts, finding }: AdState): Outcome {
  if (!facts.network) {
    return 'house';
  }
  switch (finding) {
    case 'blocker':
      return facts.appeal ? 'appeal' : 'house';
    case 'backers':
      return 'house-carbon';
    case 'served':
      return 'network';
    case 'unknown':
      return 'unknown';
  }
}

/**
 * The slot that is visible. The other one stays hidden, so that what the network brings late, or
 * twice, never stands beside something else.
 */
export function slotOf(outcome: Outcome): Slot {
  return outcome === 'unknown' || outcome === 'network' ? 'network' : 'own';
}

/**
 * The label of the block's events: `in-house-adblock-body-top-image`.
 *
 * @returns `null` while nothing is known
 */
export function eventLabel(outcome: Outcome, shape: AdShape): string | null {
  const label = LABELS[outcome];
  return label ? `${label}-${AD_PLACEMENT}-${shape}` : null;
}
