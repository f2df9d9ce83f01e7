import { onActivation } from '../../../shared/prerendering';
import { followChoices, showChoices, shownChoices } from './attributes';
import { openCookieStore } from './cookieStore';
import { choicesOfHash } from './hash';
import { openLocalStore } from './localStore';
import { parseChoices } from './parse';
import { alignRadios, choiceOf } from './radios';
import { CHOICE_NAMES, CHOICES, type Choices, DEFAULT_CHOICES } from './registry';

/**
 * The starter's part: shows readers' choices before the first paint, and serves them as long as the
 * page lives, before React and after. A radio and a component choose
 * by the attributes of `<html>`; what is new there is kept, and all radios follow.
 */
export default function initChoices(): void {
  const known = { ...DEFAULT_CHOICES };
  /** Shows what needs no keeping, since it is kept, or since the page was opened with it. */
  const adopt = (said: Partial<Choices>): void => {
    Object.assign(known, said);
    showChoices(said);
  };
  const stores = { cookie: openCookieStore(adopt), local: openLocalStore(adopt) };
  const kept = (): Partial<Choices> =>
    parseChoices(
      Object.fromEntries(
        CHOICE_NAMES.map((name) => [name, stores[CHOICES[name].store].read(name)]),
      ),
    );
  // The hash selects the initial value only. Following links within the site changes no choice, and what a
  // heading's own anchor (`#system-requirements`) selects is not saved.
  adopt({ ...known, ...kept(), ...choicesOfHash(location.hash) });
  followChoices(() => {
    const shown = shownChoices();
    for (const name of CHOICE_NAMES) {
      if (shown[name] !== known[name]) {
        stores[CHOICES[name].store].keep(name, shown[name]);
      }
    }
    Object.assign(known, shown);
    alignRadios();
  });
  document.addEventListener('DOMContentLoaded', () => alignRadios());
  document.addEventListener('change', ({ target }) => {
    const name = target instanceof HTMLInputElement && choiceOf(target);
    if (name) {
      showChoices(parseChoices({ [name]: target.value }));
    }
  });
  // A page that was made ready ahead, too.
  onActivation(() => adopt(kept()));
  // A page that comes back from the back/forward cache has missed what other pages said.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      adopt(kept());
    }
  });
}
