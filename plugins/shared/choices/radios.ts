import { parseChoices } from './parse';
import { type Choice, CHOICE_NAMES, type ChoiceName, CHOICES } from './registry';

function selectorOf(name: ChoiceName): string {
  const { radio }: Choice = CHOICES[name];
  return Object.entries(radio)
    .map(([attribute, value]) => `[${attribute}=${value}]`)
    .join('');
}

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
      around?.querySelectorAll<HTMLInputElement>(selectorOf(name) + which).forEach((radio) => {
        radio.checked = true;
      });
    }
  }
}

/** The choice that a field is for, if it is one's radio. */
export function choiceOf(field: Element): ChoiceName | undefined {
  return CHOICE_NAMES.find((name) => field.matches(selectorOf(name)));
}
