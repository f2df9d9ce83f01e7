import { useSyncExternalStore } from 'react';
import { followChoices, showChoices, shownChoices } from '../shared/choices/attributes';
import {
  type CodeStyling,
  type CodeVariant,
  DEFAULT_CHOICES,
  type Preferences,
} from '../shared/choices/registry';
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
    followChoices,
    () => shownChoices()[name],
    () => DEFAULT_CHOICES[name],
  );
  return [value, (next) => showChoices({ [name]: next })];
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
