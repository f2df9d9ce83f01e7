import { type ColorModeChoice, parseChoice } from '../../../plugins/shared/colorMode';
import { keepChoice } from '../../../plugins/shared/keptChoice';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const RADIO = 'input[name="color-mode"]';

/**
 * Sets the colour mode before the first paint and keeps it: the reader's choice, the operating
 * system's changes, and other tabs. The attributes of `<html>` are the one source of truth; React
 * follows them (src/theme/Layout/Provider).
 */
export default function initColorMode(): void {
  const html = document.documentElement;
  const system = matchMedia(SYSTEM_DARK);
  let choice: ColorModeChoice = 'system';
  const showChoice = (): void => {
    for (const radio of document.querySelectorAll<HTMLInputElement>(RADIO)) {
      radio.checked = radio.value === choice;
    }
  };
  const apply = (): void => {
    html.dataset.theme = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
    html.dataset.themeChoice = choice;
    showChoice();
  };
  const choose = keepChoice({
    key: COLOR_MODE_KEY,
    parse: parseChoice,
    show: (shown) => {
      choice = shown;
      apply();
    },
  });
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', showChoice);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(RADIO)) {
      choose(parseChoice(target.value));
    }
  });
}
