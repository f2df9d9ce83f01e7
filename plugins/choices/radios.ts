import { CHOICE_NAMES, parseChoices } from './registry';

/**
 * Checks the radio buttons of the current choices for keyboards and screen readers. The function also works as a `ref`
 * for elements whose radio buttons React adds later.
 *
 * @param container - the element that contains the radio buttons; `null` when React removes it
 */
export function updateRadios(container: ParentNode | null = document): void {
  const shown = parseChoices(document.documentElement.dataset);
  for (const name of CHOICE_NAMES) {
    const value = shown[name];
    // The loop checks the default first, which remains checked if the chosen value isn't available.
    for (const selector of value ? ['[checked]', `[value="${value}"]`] : []) {
      container
        ?.querySelectorAll<HTMLInputElement>(`[data-choice=${name}]${selector}`)
        .forEach((radio) => {
          radio.checked = true;
        });
    }
  }
}
