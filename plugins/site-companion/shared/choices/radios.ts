import { parseChoices } from './parse';
import { CHOICE_NAMES } from './registry';

/**
 * Checks the radio buttons of the current choices, for keyboards and screen readers. It is also a `ref` for elements
 * whose radio buttons React adds later.
 *
 * @param container - Contains the radio buttons; `null` when React removes it.
 */
export function alignRadios(container: ParentNode | null = document): void {
  const shown = parseChoices(document.documentElement.dataset);
  for (const name of CHOICE_NAMES) {
    const value = shown[name];
    // The default comes first, and stays checked if the value is not available.
    for (const selector of value ? ['[checked]', `[value="${value}"]`] : []) {
      container
        ?.querySelectorAll<HTMLInputElement>(`[data-choice=${name}]${selector}`)
        .forEach((radio) => {
          radio.checked = true;
        });
    }
  }
}
