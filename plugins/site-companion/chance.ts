import { unlessBlocked } from '../shared/unlessBlocked';

/** A source of chance: a number from 0 (included) to 1 (excluded), as `Math.random` gives it. */
export type Chance = () => number;

/** The part of a visit's storage that a draw needs. */
export type DrawStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY_PREFIX = 'companion:';
const YES = '1';
const NO = '0';

/**
 * Draws once.
 *
 * @param share - The share of yes, 0 (never) to 1 (always).
 * @param chance - The source of chance.
 */
export function draw(share: number, chance: Chance): boolean {
  return chance() < share;
}

/**
 * Draws once per visit: the first answer is kept in the visit's storage, and later pages get it too.
 * The appeal, the shape of ads and web vitals are drawn in this way.
 *
 * @param name - What is drawn; part of the storage key.
 * @param share - The share of yes, 0 to 1.
 * @param chance - The source of chance; asked only where nothing is stored.
 * @param storage - Gives the visit's storage (`() => sessionStorage`). If it throws, as it does where
 *   storage is blocked, the draw holds for as long as the caller keeps it.
 */
export function drawOnce(
  name: string,
  share: number,
  chance: Chance,
  storage: () => DrawStorage,
): boolean {
  const key = KEY_PREFIX + name;
  const stored = unlessBlocked(() => storage().getItem(key));
  if (stored === YES || stored === NO) {
    return stored === YES;
  }
  const answer = draw(share, chance);
  unlessBlocked(() => storage().setItem(key, answer ? YES : NO));
  return answer;
}
