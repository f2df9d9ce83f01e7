import { useSyncExternalStore } from 'react';
import { observeChoices, setChoices, getChoices } from '../../choices/html';
import { DEFAULT_CHOICES, type Preferences } from '../../choices/registry';
import { useDocsConfig } from '../theme/DocsProvider';

/**
 * Returns a preference and its setter. The server and the first render in the browser use the default, so that
 * hydration causes no mismatch. The next render uses the reader's choice, which CSS has already applied.
 *
 * @throws outside a `<DocsProvider>`
 */
function usePreference<Name extends keyof Preferences>(
  name: Name,
): [Preferences[Name], (value: Preferences[Name]) => void] {
  useDocsConfig();
  const value = useSyncExternalStore(
    observeChoices,
    () => getChoices()[name],
    () => DEFAULT_CHOICES[name],
  );
  return [value, (next) => setChoices({ [name]: next })];
}

export const useCodeVariant = () => usePreference('codeVariant');

export const useCodeStyling = () => usePreference('codeStyling');
