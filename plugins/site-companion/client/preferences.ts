import {
  followPreferences,
  showPreferences,
  shownPreferences,
} from '../shared/preferences/attributes';
import { readPreferenceCookies, writePreferenceCookies } from '../shared/preferences/cookies';
import { parsePreferences, type Preferences, preferencesOfHash } from '../shared/preferences/parse';
import { syncTabs } from '../shared/preferences/sync';

/** What differs between two states. */
function changes(from: Preferences, to: Preferences): Partial<Preferences> {
  return {
    ...(from.codeVariant !== to.codeVariant && { codeVariant: to.codeVariant }),
    ...(from.codeStyling !== to.codeStyling && { codeStyling: to.codeStyling }),
  };
}

/**
 * Keeps what a reader chooses: in cookies, and in the other tabs. A hash that the reader follows on
 * the page (`#tailwind-SignIn.tsx`) selects like one that the page was opened with.
 */
export function initPreferences(): void {
  let kept = shownPreferences();
  const adopt = (change: Partial<Preferences>): void => {
    kept = { ...kept, ...change };
    showPreferences(change);
  };
  let tabs = syncTabs(window, adopt);
  followPreferences(() => {
    const shown = shownPreferences();
    const change = changes(kept, shown);
    kept = shown;
    if (Object.keys(change).length > 0) {
      writePreferenceCookies(change);
      tabs.send(change);
    }
  });
  // The radios of code and demos; they may be clicked long before React has come.
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.codePreference) {
      showPreferences(parsePreferences({ [target.dataset.codePreference]: target.value }));
    }
  });
  addEventListener('hashchange', () => showPreferences(preferencesOfHash(location.hash)));
  // An open channel would keep the page out of the back/forward cache; a page that comes back from
  // there has missed what other tabs said.
  addEventListener('pagehide', () => tabs.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      tabs = syncTabs(window, adopt);
      adopt(parsePreferences(readPreferenceCookies()));
    }
  });
}
