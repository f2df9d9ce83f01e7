import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';

/** Returns the radio button that selects a panel. Nested panels have their own. */
const getRadio = ({ dataset, parentElement }: HTMLElement): HTMLInputElement | null | undefined =>
  parentElement?.querySelector(`:scope>:not([data-panel]) [value="${dataset.panel}"]`);

/** Lets browsers find text in panels that aren't selected. */
function hidePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(
    '[data-panel]:not([data-variant=JS])',
  )) {
    Object.assign(panel, { hidden: getRadio(panel)?.checked === false && 'until-found' });
  }
}

/** Selects a panel that contains text that a reader searches in the page. */
export function afterPaint(): void {
  hidePanels();
  document.addEventListener('beforematch', ({ target }) =>
    getRadio(target as HTMLElement)?.click(),
  );
  for (const type of ['DOMContentLoaded', 'change', PAGE_CHANGE]) {
    document.addEventListener(type, hidePanels);
  }
}
