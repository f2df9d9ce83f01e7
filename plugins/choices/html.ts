import { SYSTEM_DARK_QUERY } from './schemes';
import { CHOICE_NAMES, type Choices, DEFAULT_CHOICES, parseChoices } from './registry';

/** Returns the attribute name of a choice, such as `data-theme-choice` for `themeChoice`. */
export const getAttributeName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the choices in the attributes of `<html>`, with the default for each missing or invalid one. */
export function getChoices(): Choices {
  return { ...DEFAULT_CHOICES, ...parseChoices(document.documentElement.dataset) };
}

/**
 * Applies choices to the attributes of `<html>`, and the color mode also as the color scheme in `data-theme` and in the
 * colors of the browser's UI (plugins/brand), which follow the system without scripts. The inline script then stores them. An attribute that already has the value isn't set again, so that observers of the
 * attributes can also call this function.
 */
export function setChoices(choices: Partial<Choices>): void {
  const { dataset } = document.documentElement;
  const { themeChoice } = { ...getChoices(), ...choices };
  const system = matchMedia(SYSTEM_DARK_QUERY).matches ? 'dark' : 'light';
  const theme = themeChoice === 'system' ? system : themeChoice;
  for (const [name, value] of Object.entries({ ...choices, theme })) {
    if (dataset[name] !== value) {
      dataset[name] = value;
    }
  }
  document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]').forEach((color) => {
    color.media = color.dataset.scheme === theme ? 'all' : 'not all';
  });
}

/**
 * Calls `onChange` whenever an attribute of a choice may have changed.
 *
 * @returns a function that stops observing
 */
export function observeChoices(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: CHOICE_NAMES.map(getAttributeName),
  });
  return () => observer.disconnect();
}
