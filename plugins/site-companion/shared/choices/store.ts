import type { ChoiceName, Choices } from './registry';

/** Where choices are kept. Blocked, it is no error: then a choice holds for as long as the page does. */
interface ChoiceStore {
  /** What is kept of a choice, unchecked; `undefined` where it says nothing. */
  read(name: ChoiceName): unknown;
  /** Keeps a choice and tells other pages. */
  keep(name: ChoiceName, value: string): void;
}

/**
 * Opens a store for as long as the page lives.
 *
 * @param onChange called with what other pages choose
 */
export type OpenStore = (onChange: (said: Partial<Choices>) => void) => ChoiceStore;
