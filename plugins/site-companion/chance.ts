import { unlessBlocked } from '../shared/unlessBlocked';

const KEY_PREFIX = 'companion:';
const YES = '1';
const NO = '0';

/**
 * Draws once.
 *
 * @param share - The share of yes, 0 (never) to 1 (always).
 */
export function draw(share: number): boolean {
  return Math.random() < share;
}

/**
 * Draws once per visit: the first answer is kept in the visit's storage, and later pages get it too.
 * The appeal, the shape of ads and web vitals are drawn in this way. Where storage is blocked, the draw
 * holds for as long as the caller keeps it.
 *
 * @param name - What is drawn; part of the storage key.
 * @param share - The share of yes, 0 to 1.
 */
export function drawOnce(name: string, share: number): boolean {
  const key = KEY_PREFIX + name;
  const stored = unlessBlocked(() => sessionStorage.getItem(key));
  if (stored === YES || stored === NO) {
    return stored === YES;
  }
  const answer = draw(share);
  unlessBlocked(() => sessionStorage.setItem(key, answer ? YES : NO));
  return answer;
}
