import { parseChoices } from './parse';
import { CHOICE_NAMES, type Choices, DEFAULT_CHOICES } from './registry';

/** `data-theme-choice` of `themeChoice`. */
const attributeOf = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What `<html>` says now; the defaults where it says nothing. */
export function shownChoices(): Choices {
  return { ...DEFAULT_CHOICES, ...parseChoices(document.documentElement.dataset) };
}

/** Shows choices everywhere on the page; the starter keeps what is new. */
export function showChoices(choices: Partial<Choices>): void {
  Object.assign(document.documentElement.dataset, choices);
}

/**
 * Calls back whenever a shown choice may have changed.
 *
 * @returns ends it
 */
export function followChoices(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: CHOICE_NAMES.map(attributeOf) });
  return () => observer.disconnect();
}
