import { keepChoice } from '../../../shared/keptChoice';

/** How a reader likes API tables. */
export type ApiView = 'table' | 'list';

/** The storage key of the choice. */
export const API_VIEW_KEY = 'toolpad-api-view';

/** The name of the radios that choose. */
export const API_VIEW_NAME = 'api-view';

/** Any value but `list` counts as the usual view. */
export function parseApiView(value: unknown): ApiView {
  return value === 'list' ? 'list' : 'table';
}

/**
 * The attribute of `<html>` is what the stylesheet goes by, and the radios follow it. Before the first
 * paint there are none yet; after a client navigation they are new and know nothing of the choice.
 */
export function alignApiView(): void {
  for (const radio of document.getElementsByName(API_VIEW_NAME)) {
    if (radio instanceof HTMLInputElement) {
      radio.checked = radio.value === parseApiView(document.documentElement.dataset.apiView);
    }
  }
}

/**
 * For the starter: shows the kept view before the first paint, brings the radios in line when they
 * have arrived, and serves them, before React and after.
 */
export function initApiView(): void {
  const choose = keepChoice({
    key: API_VIEW_KEY,
    parse: parseApiView,
    show: (view) => {
      document.documentElement.dataset.apiView = view;
      alignApiView();
    },
  });
  document.addEventListener('DOMContentLoaded', alignApiView);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === API_VIEW_NAME) {
      choose(parseApiView(target.value));
    }
  });
}
