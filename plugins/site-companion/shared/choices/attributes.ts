import { parseChoices } from './parse';
import { CHOICE_NAMES, type Choices, DEFAULT_CHOICES } from './registry';

/** Returns the attribute of a choice: `data-theme-choice` for `themeChoice`. */
export const getAttribute = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the choices in the attributes of `<html>`, and the defaults of the others. */
export function shownChoices(): Choices {
  return { ...DEFAULT_CHOICES, ...parseChoices(document.documentElement.dataset) };
}

/** Sets the attributes of `<html>`. The inline script then stores the new choices. */
export function showChoices(choices: Partial<Choices>): void {
  Object.assign(document.documentElement.dataset, choices);
}

/**
 * Calls back whenever an attribute of a choice may have changed.
 *
 * @returns a function that ends it
 */
export function followChoices(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: CHOICE_NAMES.map(getAttribute) });
  return () => observer.disconnect();
}
