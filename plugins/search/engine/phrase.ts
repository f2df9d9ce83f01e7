import { remembered } from '../../shared/remembered';
import { words } from './tokens';

/** What each pair of neighbours adds, and how many pairs count. */
const PAIR_GAIN = 0.4;
const PAIR_LIMIT = 4;

/** What a whole phrase of three words or more is worth: that is no coincidence. */
const PHRASE_FACTOR = 1.6;
const PHRASE_LENGTH = 3;

/**
 * The words of a text, stop words and all, as one string in which neighbours can be looked up. Taking a
 * text apart costs more than the search itself, and the next letter asks for it again.
 */
const spoken = remembered((text: string) => {
  const wholes = words(text).map(([whole]) => whole?.term);
  return ` ${wholes.join(' ')} `;
});

/**
 * By how much a text is worth more for having words of the query side by side, as they were asked. It
 * tells an error message from a text that happens to use the same common words.
 *
 * @returns 1 for none
 */
export function phraseGain(query: string, text: string): number {
  const asked = words(query).map(([whole]) => whole?.term ?? '');
  if (asked.length < 2) {
    return 1;
  }
  const said = spoken(text);
  const pairs = asked
    .slice(1)
    .filter((second, place) => said.includes(` ${asked[place]} ${second} `)).length;
  const isWhole = asked.length >= PHRASE_LENGTH && said.includes(` ${asked.join(' ')} `);
  return (1 + PAIR_GAIN * Math.min(pairs, PAIR_LIMIT)) * (isWhole ? PHRASE_FACTOR : 1);
}
