import { onActivation } from '../../../shared/prerendering';
import { observeChoices, setChoices, getChoices } from './attributes';
import { openCookieStore } from './cookieStore';
import { parseHash } from './hash';
import { openLocalStore } from './localStore';
import { parseChoices } from './parse';
import { updateRadios } from './radios';
import { CHOICE_NAMES, CHOICES, type Choices, DEFAULT_CHOICES } from './registry';

/**
 * The part of the inline script that handles choices. It applies the choices before the first paint. Later, it stores
 * each change of the attributes of `<html>` and updates the radio buttons, with and without React.
 */
export default function initChoices(): void {
  const known = { ...DEFAULT_CHOICES };
  /** Applies choices without storing them. */
  const adopt = (choices: Partial<Choices>): void => {
    Object.assign(known, choices);
    setChoices(choices);
  };
  const stores = { cookie: openCookieStore(adopt), local: openLocalStore(adopt) };
  const readStoredChoices = (): Partial<Choices> =>
    parseChoices(
      Object.fromEntries(
        CHOICE_NAMES.map((name) => [name, stores[CHOICES[name].store].read(name)]),
      ),
    );
  // The hash selects only the initial values, which aren't stored, because a heading's anchor may select a choice by
  // accident (`#system-requirements`). Links within the site change no choices.
  adopt({ ...known, ...readStoredChoices(), ...parseHash(location.hash) });
  observeChoices(() => {
    const shown = getChoices();
    for (const name of CHOICE_NAMES) {
      if (shown[name] !== known[name]) {
        stores[CHOICES[name].store].write(name, shown[name]);
      }
    }
    Object.assign(known, shown);
    updateRadios();
  });
  document.addEventListener('DOMContentLoaded', () => updateRadios());
  document.addEventListener('change', ({ target }) => {
    const { choice } = target instanceof HTMLInputElement ? target.dataset : {};
    if (choice) {
      setChoices(parseChoices({ [choice]: (target as HTMLInputElement).value }));
    }
  });
  // Other pages may have changed a choice while this page was prerendered or in the back/forward cache.
  onActivation(() => adopt(readStoredChoices()));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      adopt(readStoredChoices());
    }
  });
}
