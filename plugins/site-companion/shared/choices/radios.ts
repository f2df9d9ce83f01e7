import { parseChoices } from './parse';
import { CHOICE_NAMES, type ChoiceName } from './registry';

/**
 * Lets radios say what `<html>` says, for keyboards and screen readers. As the `ref` of an element it
 * serves those that React adds in it, which know nothing of the choice.
 *
 * @param around what the radios are in; nothing when React takes it away
 */
export function alignRadios(around: ParentNode | null = document): void {
  const shown = parseChoices(document.documentElement.dataset);
  for (const name of CHOICE_NAMES) {
    const value = shown[name];
    // The default first: it stays where the choice is not on offer.
    for (const which of value ? ['[checked]', `[value="${value}"]`] : []) {
      around
        ?.querySelectorAll<HTMLInputElement>(`[data-choice=${name}]${which}`)
        .forEach((radio) => {
          radio.checked = true;
        });
    }
  }
}

/** The choice that a field is for, if it is one's radio. */
export function choiceOf({ dataset }: HTMLElement): ChoiceName | undefined {
  return CHOICE_NAMES.find((name) => name === dataset.choice);
}
