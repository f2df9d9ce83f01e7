import fc from 'fast-check';
import { eventLabel, outcomeOf, slotOf } from '../../ads/outcome';
import {
  type AdFacts,
  BACKERS_URL,
  POLL_TRIES,
  pollDelay,
  reduceAds,
  startAds,
} from '../../ads/state';
import type { Look } from './blocks';

const facts = fc.record<AdFacts>({
  network: fc.boolean(),
  appeal: fc.boolean(),
});

const look = fc.oneof<fc.WeightedArbitrary<Look>[]>(
  { weight: 20, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({ link: fc.constantFrom(null, BACKERS_URL, 'https://ads.test/') }),
  },
);

const looks = fc.array(look, { maxLength: 80 });

/** The states of a block, from its start on. */
function statesOf(start: AdFacts, sequence: readonly Look[]) {
  let state = startAds(start);
  return [state, ...sequence.map((next) => (state = reduceAds(state, next)))];
}

test('no sequence of looks polls past 30, nor after the end', () => {
  fc.assert(
    fc.property(facts, looks, (start, sequence) => {
      let isOver = false;
      for (const state of statesOf(start, sequence)) {
        const delay = pollDelay(state, 500);
        expect(state.tries).toBeLessThanOrEqual(POLL_TRIES);
        expect(isOver && delay !== null).toBe(false);
        isOver = delay === null;
      }
    }),
  );
});

test('no sequence of looks shows two things at once', () => {
  fc.assert(
    fc.property(facts, looks, (start, sequence) => {
      for (const state of statesOf(start, sequence)) {
        const outcome = outcomeOf(state);
        const parts = {
          appealOrHouse: ['appeal', 'house', 'house-carbon'].includes(outcome),
          network: ['unknown', 'network'].includes(outcome),
        };
        expect(Object.values(parts).filter(Boolean)).toHaveLength(1);
        expect(slotOf(outcome)).toBe(parts.network ? 'network' : 'own');
      }
    }),
  );
});

test('a label stands for something that is shown, and only for one thing', () => {
  fc.assert(
    fc.property(facts, looks, (start, sequence) => {
      for (const state of statesOf(start, sequence)) {
        const outcome = outcomeOf(state);
        expect(eventLabel(outcome, 'image') !== null).toBe(outcome !== 'unknown');
      }
    }),
  );
});

test('what is shown changes at most twice, and never between appeal and house ad', () => {
  fc.assert(
    fc.property(facts, looks, (start, sequence) => {
      const shown = statesOf(start, sequence).map(outcomeOf);
      const changes = shown.filter((outcome, index) => index > 0 && outcome !== shown[index - 1]);
      expect(changes.length).toBeLessThanOrEqual(2);
      expect(shown.includes('appeal') && shown.includes('house')).toBe(false);
    }),
  );
});

test('a reader who objects never makes a request, whatever happens', () => {
  fc.assert(
    fc.property(facts, looks, (start, sequence) => {
      for (const state of statesOf({ ...start, network: false }, sequence)) {
        expect(pollDelay(state, 500)).toBeNull();
        expect(state.finding).toBe('unknown');
      }
    }),
  );
});
