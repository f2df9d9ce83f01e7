import {
  observeChoices,
  getChoices,
} from '../../../plugins/site-companion/shared/choices/attributes';

const SYSTEM_DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * Applies the reader's color mode before the first paint, and after every change of the choice or of the operating
 * system's color scheme. React reads the attributes of `<html>` (src/theme/Layout/Provider).
 */
export default function initColorMode(): void {
  const system = matchMedia(SYSTEM_DARK_QUERY);
  const apply = (): void => {
    const { themeChoice } = getChoices();
    document.documentElement.dataset.theme =
      themeChoice === 'system' ? (system.matches ? 'dark' : 'light') : themeChoice;
  };
  apply();
  system.addEventListener('change', apply);
  observeChoices(apply);
}
