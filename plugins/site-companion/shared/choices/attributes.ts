import { parseChoices } from './parse';
import { CHOICE_NAMES, type Choices, DEFAULT_CHOICES } from './registry';

/** Returns the attribute name of a choice, such as `data-theme-choice` for `themeChoice`. */
export const getAttributeName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the choices in the attributes of `<html>`, with the default for each missing or invalid one. */
export function getChoices(): Choices {
  return { ...DEFAULT_CHOICES, ...parseChoices(document.documentElement.dataset) };
}

/** Sets choices in the attributes of `<html>`. The inline script then stores them. */
export function setChoices(choices: Partial<Choices>): void {
  Object.assign(document.documentElement.dataset, choices);
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
