import { tryStorage } from '../shared/storage';

/** Returns `true` with the given probability, from 0 (never) to 1 (always). */
export function sample(share: number): boolean {
  return Math.random() < share;
}

/**
 * Samples once per visit, and keeps the result in session storage for later pages. If storage is blocked, each call
 * samples again.
 *
 * @param name - the name of the sample, which is part of its storage key
 */
export function sampleOncePerSession(name: string, share: number): boolean {
  const key = `companion:${name}`;
  const stored = tryStorage(() => sessionStorage.getItem(key));
  if (stored === '1' || stored === '0') {
    return stored === '1';
  }
  const isSampled = sample(share);
  tryStorage(() => sessionStorage.setItem(key, isSampled ? '1' : '0'));
  return isSampled;
}
