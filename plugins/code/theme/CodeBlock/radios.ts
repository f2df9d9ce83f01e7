/** The attributes of `<html>` that `CHOICES` names. */
const ATTRIBUTES = ['data-code-variant', 'data-package-manager'];

/** Lets the radios of all blocks say what `<html>` says: for keyboards and screen readers. */
export function alignRadios(): void {
  const { dataset } = document.documentElement;
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-choice]')) {
    const value = dataset[radio.dataset.choice ?? ''];
    if (value) {
      radio.checked = radio.value === value;
    }
  }
}

/** For the starter: aligns the radios when they come, and whenever a choice changes. */
export function initRadios(): void {
  document.addEventListener('DOMContentLoaded', alignRadios);
  new MutationObserver(alignRadios).observe(document.documentElement, {
    attributeFilter: ATTRIBUTES,
  });
}
