import { type Outcome, type Slot, eventLabel, outcomeOf, slotOf } from '../../ads/outcome';
import type { AdFacts } from '../../ads/state';
import { AD, BACKERS, type Look, after, misses } from './blocks';

const APPEAL: Partial<AdFacts> = { appeal: true };

test.each<[string, Partial<AdFacts>, Look[], Outcome, Slot, string | null]>([
  ['the network is being tried', {}, misses(6), 'unknown', 'network', null],
  ['a blocker, drawn a house ad', {}, misses(7), 'house', 'own', 'in-house'],
  ['a blocker, drawn the appeal', APPEAL, misses(7), 'appeal', 'own', 'in-house-adblock'],
  ['a blocker to the end', APPEAL, misses(30), 'appeal', 'own', 'in-house-adblock'],
  ['found', APPEAL, [AD], 'network', 'network', 'carbon'],
  ['found late', APPEAL, [...misses(20), AD], 'network', 'network', 'carbon'],
  ['the backers link', APPEAL, [BACKERS], 'house-carbon', 'own', 'in-house-carbon'],
  ['the backers link late', {}, [...misses(9), BACKERS], 'house-carbon', 'own', 'in-house-carbon'],
  ['no network', { network: false, appeal: true }, [], 'house', 'own', 'in-house'],
])('%s', (_, facts, looks, outcome, slot, label) => {
  const shown = outcomeOf(after(looks, facts));
  expect(shown).toBe(outcome);
  expect(slotOf(shown)).toBe(slot);
  for (const shape of ['image', 'inline'] as const) {
    expect(eventLabel(shown, shape)).toBe(label && `${label}-body-top-${shape}`);
  }
});
