import { showPreferences } from '../../../site-companion/shared/preferences/attributes';
import {
  type Preferences,
  preferencesOfHash,
} from '../../../site-companion/shared/preferences/parse';
import { useCodeStyling, useCodeVariant } from '../../../site-companion/theme/usePreferences';

/** The reader's choice of language and styling, as the attributes of `<html>` show it. */
export function useCodePreferences(): Preferences {
  const [codeVariant] = useCodeVariant();
  const [codeStyling] = useCodeStyling();
  return { codeVariant, codeStyling };
}

/** Shows another variant everywhere on the page; the companion sees it and keeps it. */
export function setCodePreferences(change: Partial<Preferences>): void {
  showPreferences(change);
}

/**
 * Follows a link to a variant (`#tailwind-OrdersDesk.js`) by which the reader came to the page
 * without loading it. Every other way the companion sees for itself.
 */
export function followHash(): void {
  showPreferences(preferencesOfHash(location.hash));
}
