import {
  followChoices,
  shownChoices,
} from '../../../plugins/site-companion/shared/choices/attributes';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/**
 * Applies the color mode that the reader has chosen, before the first paint and after every change of the choice or of
 * the operating system. React follows the attributes of `<html>` (src/theme/Layout/Provider).
 */
export default function initColorMode(): void {
  const system = matchMedia(SYSTEM_DARK);
  const apply = (): void => {
    const { themeChoice } = shownChoices();
    document.documentElement.dataset.theme =
      themeChoice === 'system' ? (system.matches ? 'dark' : 'light') : themeChoice;
  };
  apply();
  system.addEventListener('change', apply);
  followChoices(apply);
}
