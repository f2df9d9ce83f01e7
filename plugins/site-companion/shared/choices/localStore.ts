import { tryStorage } from '../../../shared/tryStorage';
import { parseChoices } from './parse';
import {
  type Choice,
  CHOICE_NAMES,
  type ChoiceName,
  CHOICES,
  type Choices,
  DEFAULT_CHOICES,
  type OpenStore,
} from './registry';

const getKey = (name: ChoiceName): string => (CHOICES[name] as Choice).key ?? name;

/** Parses a stored value. A missing or invalid value counts as the default, which is never stored. */
const parseStoredChoice = (name: ChoiceName, value: unknown): Partial<Choices> => ({
  [name]: DEFAULT_CHOICES[name],
  ...parseChoices({ [name]: value }),
});

/** Opens a store that keeps choices in local storage. The `storage` event notifies other tabs. */
export const openLocalStore: OpenStore = (onChange) => {
  addEventListener('storage', ({ key, newValue }) => {
    for (const name of CHOICE_NAMES) {
      if (CHOICES[name].store === 'local' && (key === getKey(name) || key === null)) {
        onChange(parseStoredChoice(name, newValue));
      }
    }
  });
  return {
    read: (name) =>
      tryStorage(() => parseStoredChoice(name, localStorage.getItem(getKey(name)))[name]),
    write(name, value) {
      const key = getKey(name);
      tryStorage(() =>
        value === DEFAULT_CHOICES[name]
          ? localStorage.removeItem(key)
          : localStorage.setItem(key, value),
      );
    },
  };
};
