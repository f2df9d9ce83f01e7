import { useSyncExternalStore } from 'react';
import {
  followPreferences,
  showPreferences,
  shownPreferences,
} from '../shared/preferences/attributes';
import {
  type CodeStyling,
  type CodeVariant,
  DEFAULT_PREFERENCES,
  type Preferences,
} from '../shared/preferences/parse';
import { useDocsConfig } from './DocsProvider';

/**
 * One preference and its setter. The server and the first render in the browser agree on the default,
 * so nothing mismatches; the reader's choice follows at once, and CSS has shown it before.
 */
function usePreference<Name extends keyof Preferences>(
  name: Name,
): [Preferences[Name], (value: Preferences[Name]) => void] {
  useDocsConfig();
  const value = useSyncExternalStore(
    followPreferences,
    () => shownPreferences()[name],
    () => DEFAULT_PREFERENCES[name],
  );
  return [value, (next) => showPreferences({ [name]: next })];
}

/**
 * The language of code examples, `TS` or `JS`, and its setter; kept, and in step with other tabs.
 *
 * @throws outside of a `<DocsProvider>`
 */
export function useCodeVariant(): [CodeVariant, (value: CodeVariant) => void] {
  return usePreference('codeVariant');
}

/**
 * The styling of code examples and its setter; kept, and in step with other tabs.
 *
 * @throws outside of a `<DocsProvider>`
 */
export function useCodeStyling(): [CodeStyling, (value: CodeStyling) => void] {
  return usePreference('codeStyling');
}
