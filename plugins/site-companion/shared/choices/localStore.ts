import { unlessBlocked } from '../../../shared/unlessBlocked';
import { parseChoices } from './parse';
import {
  type Choice,
  CHOICE_NAMES,
  type ChoiceName,
  CHOICES,
  type Choices,
  DEFAULT_CHOICES,
} from './registry';
import type { OpenStore } from './store';

const keyOf = (name: ChoiceName): string => (CHOICES[name] as Choice).key ?? name;

/** What is no choice counts as the default, which leaves nothing behind. */
const meaningOf = (name: ChoiceName, kept: unknown): Partial<Choices> => ({
  [name]: DEFAULT_CHOICES[name],
  ...parseChoices({ [name]: kept }),
});

/** Keeps choices in local storage, whose own event tells the other pages. */
export const openLocalStore: OpenStore = (onChange) => {
  addEventListener('storage', ({ key, newValue }) => {
    for (const name of CHOICE_NAMES) {
      if (CHOICES[name].store === 'local' && (key === keyOf(name) || key === null)) {
        onChange(meaningOf(name, newValue));
      }
    }
  });
  return {
    read: (name) => unlessBlocked(() => meaningOf(name, localStorage.getItem(keyOf(name)))[name]),
    keep(name, value) {
      const key = keyOf(name);
      unlessBlocked(() =>
        value === DEFAULT_CHOICES[name]
          ? localStorage.removeItem(key)
          : localStorage.setItem(key, value),
      );
    },
  };
};
