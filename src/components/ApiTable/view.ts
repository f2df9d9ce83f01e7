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

/** The view that is shown; before one was, the reader's choice as it is kept. */
export function currentApiView(): ApiView {
  const { apiView } = document.documentElement.dataset;
  if (apiView !== undefined) {
    return parseApiView(apiView);
  }
  try {
    return parseApiView(localStorage.getItem(API_VIEW_KEY));
  } catch {
    return 'table';
  }
}

/**
 * Shows a view: the attribute of `<html>` is what the stylesheet goes by, and the radios follow it.
 * Before the first paint there are no radios yet; the attribute is enough then.
 */
export function showApiView(view: ApiView): void {
  document.documentElement.dataset.apiView = view;
  for (const radio of document.getElementsByName(API_VIEW_NAME)) {
    if (radio instanceof HTMLInputElement) {
      radio.checked = radio.value === view;
    }
  }
}

/** Shows a view and keeps the choice. */
export function chooseApiView(view: ApiView): void {
  showApiView(view);
  try {
    localStorage.setItem(API_VIEW_KEY, view);
  } catch {
    // Blocked storage: the choice holds for this page.
  }
}

/**
 * For the starter: shows the kept view before the first paint, brings the radios in line when they
 * have arrived, and serves them without React.
 */
export function initApiView(): void {
  showApiView(currentApiView());
  document.addEventListener('DOMContentLoaded', () => showApiView(currentApiView()));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === API_VIEW_NAME) {
      chooseApiView(parseApiView(target.value));
    }
  });
}
