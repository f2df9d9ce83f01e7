import { DEFAULT_PREFERENCES, type Preferences, parsePreferences } from './parse';

/**
 * The attributes of `<html>` that hold the preferences: one truth for the starter, the stylesheets
 * and React, which needs no part in it.
 */
export const PREFERENCE_ATTRIBUTES = ['data-code-variant', 'data-code-styling'];

/** What `<html>` says now; the defaults where it says nothing. */
export function shownPreferences(): Preferences {
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  return { ...DEFAULT_PREFERENCES, ...parsePreferences({ codeVariant, codeStyling }) };
}

/** Shows preferences. Whoever keeps or mirrors them follows the attributes. */
export function showPreferences(preferences: Partial<Preferences>): void {
  Object.assign(document.documentElement.dataset, preferences);
}

/**
 * Calls back whenever the shown preferences may have changed.
 *
 * @returns ends it
 */
export function followPreferences(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: PREFERENCE_ATTRIBUTES });
  return () => observer.disconnect();
}
