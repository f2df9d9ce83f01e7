import { onActivation } from '../../../shared/prerendering';
import { followChoices, showChoices, shownChoices } from './attributes';
import { openCookieStore } from './cookieStore';
import { parseHash } from './hash';
import { openLocalStore } from './localStore';
import { parseChoices } from './parse';
import { alignRadios } from './radios';
import { CHOICE_NAMES, CHOICES, type Choices, DEFAULT_CHOICES } from './registry';

/**
 * The choices' part of the inline script. It applies them before the first paint, and then stores each change of
 * the attributes of `<html>` and updates the radio buttons, with and without React.
 */
export default function initChoices(): void {
  const known = { ...DEFAULT_CHOICES };
  /** Applies choices that need no storing. */
  const adopt = (choices: Partial<Choices>): void => {
    Object.assign(known, choices);
    showChoices(choices);
  };
  const stores = { cookie: openCookieStore(adopt), local: openLocalStore(adopt) };
  const readStored = (): Partial<Choices> =>
    parseChoices(
      Object.fromEntries(
        CHOICE_NAMES.map((name) => [name, stores[CHOICES[name].store].read(name)]),
      ),
    );
  // The hash selects the initial value only. Following links within the site changes no choice, and what a
  // heading's own anchor (`#system-requirements`) selects is not saved.
  adopt({ ...known, ...readStored(), ...parseHash(location.hash) });
  followChoices(() => {
    const shown = shownChoices();
    for (const name of CHOICE_NAMES) {
      if (shown[name] !== known[name]) {
        stores[CHOICES[name].store].write(name, shown[name]);
      }
    }
    Object.assign(known, shown);
    alignRadios();
  });
  document.addEventListener('DOMContentLoaded', () => alignRadios());
  document.addEventListener('change', ({ target }) => {
    const { choice } = target instanceof HTMLInputElement ? target.dataset : {};
    if (choice) {
      showChoices(parseChoices({ [choice]: (target as HTMLInputElement).value }));
    }
  });
  // Other pages may have changed a choice while this one was prerendered or in the back/forward cache.
  onActivation(() => adopt(readStored()));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      adopt(readStored());
    }
  });
}
