import { PAGE_CHANGE } from '../page-start/shared/events';
import { whenParsed } from '../page-start/shared/moments';
import { isPrerendering, onActivation } from '../shared/prerendering';
import { SYSTEM_DARK_QUERY } from './schemes';
import { tryDecode } from '../shared/paths';
import { parseHash } from '../site-companion/preferences/hash';
import { getChoices, observeChoices, setChoices } from './html';
import { updateRadios } from './radios';
import {
  CHOICE_NAMES,
  type ChoiceName,
  type Choices,
  DEFAULT_CHOICES,
  parseChoices,
} from './registry';
import { openStore, readChoices, readCookieChoices, storeLocally } from './store';

/** The reader's choices, which the hash of a page's URL may override on that page. */
let known: Choices;
let applied: Choices;

function apply(choices: Partial<Choices>): void {
  applied = { ...applied, ...choices };
  setChoices(applied);
}

/** Applies choices from storage or from another tab without storing them, and returns the names of those that change. */
function adopt(choices: Partial<Choices>): ChoiceName[] {
  const changed = CHOICE_NAMES.filter((name) => (choices[name] ?? known[name]) !== known[name]);
  Object.assign(known, choices);
  apply(Object.fromEntries(changed.map((name) => [name, known[name]])));
  return changed;
}

// The anchor of a heading may look like a choice: `#css-files-and-css-modules`. The anchors of demos are choices.
const isAnchor = (): boolean =>
  document.getElementById(tryDecode(location.hash.slice(1)))?.closest('[data-demo]') === null;

const readHash = (): Partial<Choices> => (isAnchor() ? {} : parseHash(location.hash));

function applyHash(): void {
  apply({ ...known, ...readHash() });
}

/** Applies the stored choices and those in the URL's hash. */
export function beforePaint(): void {
  known = { ...DEFAULT_CHOICES, ...readChoices() };
  applied = { ...known };
  apply(parseHash(location.hash));
  if (location.hash) {
    // The headings exist only when the document has been parsed.
    document.addEventListener('DOMContentLoaded', () => isAnchor() && apply(known));
  }
  // Other pages may have changed a choice while this page was prerendered.
  if (isPrerendering()) {
    onActivation(() => adopt(readChoices()));
  }
}

/** Stores each change of the attributes of `<html>`, and updates the radio buttons, with and without React. */
export function afterPaint(): void {
  const store = openStore(adopt);
  observeChoices(() => {
    const shown = getChoices();
    for (const name of CHOICE_NAMES) {
      if (shown[name] !== applied[name]) {
        Object.assign(known, { [name]: shown[name] });
        store(name, shown[name]);
      }
    }
    // Also sets the color scheme if Docusaurus has changed the attribute of the color mode.
    apply(shown);
    updateRadios();
  });
  // The next page reads the copies in local storage before its first paint.
  adopt(readCookieChoices()).forEach((name) => storeLocally(name, known[name]));
  // The hash has precedence over cookies.
  apply(readHash());
  matchMedia(SYSTEM_DARK_QUERY).addEventListener('change', () => setChoices({}));
  document.addEventListener(PAGE_CHANGE, applyHash);
  addEventListener('hashchange', () => apply(readHash()));
  whenParsed(() => updateRadios());
  document.addEventListener('change', ({ target }) => {
    const { choice } = target instanceof HTMLInputElement ? target.dataset : {};
    if (choice) {
      setChoices(parseChoices({ [choice]: (target as HTMLInputElement).value }));
    }
  });
  // Other pages may have changed a choice while this page was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      adopt(readChoices());
    }
  });
}
