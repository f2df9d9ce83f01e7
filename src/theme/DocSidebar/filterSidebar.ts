import { whenParsed } from '../../../plugins/page-start/shared/moments';
import { isInputMethodKey, moveFocus } from '../../../plugins/shared/keys';

/** The name of the ranges that CSS highlights (items.module.css). */
const HIGHLIGHT = 'filter';

function findParts() {
  const sidebar = document.querySelector<HTMLElement>('nav#siteSidebar');
  const field = sidebar?.querySelector<HTMLInputElement>('input[type=search]');
  const pages = sidebar?.querySelector<HTMLElement>('[data-filter-pages]');
  const list = pages?.querySelector('ul');
  const none = pages?.querySelector<HTMLElement>('[data-filter-none]');
  const search = pages?.querySelector<HTMLElement>('[data-filter-search]');
  return sidebar && field && pages && list && none && search
    ? { sidebar, field, pages, list, none, search, query: field.value.trim() }
    : undefined;
}

/** Normalizes text, so that strings are equal if they differ only in case or Unicode form. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Returns whether the label of an entry contains the query, and adds the match to the ranges. The elements belong to
 * React, so their content must not change.
 */
function findMatch(entry: Element, query: string, ranges: Range[]): boolean {
  const control = entry.querySelector('a,summary,p');
  const label = control?.querySelector('span') ?? control;
  const start = normalize(label?.textContent ?? '').indexOf(normalize(query));
  const text = label?.firstChild;
  if (start >= 0 && text instanceof Text) {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, Math.min(start + query.length, text.length));
    ranges.push(range);
  }
  return start >= 0;
}

/**
 * Shows only the matching entries of a list, with the groups around them. A group whose own label matches keeps all its
 * pages.
 *
 * @returns whether an entry is visible
 */
function filterList(
  list: Element,
  isMatch: (entry: Element) => boolean,
  keepsAll = false,
): boolean {
  const shown = [...list.children].filter((entry) => {
    const nested = entry.querySelector('ul');
    // A label without entries is shown only if nothing is filtered.
    const isShown = (isMatch(entry) && (nested ?? entry.querySelector('a')) !== null) || keepsAll;
    const hasShown = nested !== null && filterList(nested, isMatch, isShown);
    (entry as HTMLElement).hidden = !isShown && !hasShown;
    return isShown || hasShown;
  });
  return shown.length > 0;
}

/** Opens all groups while the reader filters. Then restores the reader's state, with the current page in view. */
function openGroups(pages: Element, isFiltered: boolean): void {
  for (const group of pages.querySelectorAll('details')) {
    const { dataset } = group;
    if (isFiltered) {
      dataset.wasOpen ??= String(group.open);
      group.open = true;
    } else if (dataset.wasOpen !== undefined) {
      group.open =
        dataset.wasOpen === 'true' || group.querySelector('[aria-current=page]') !== null;
      delete dataset.wasOpen;
    }
  }
}

/** Shows the entries of the sidebar that match the text in the field, and a link that searches all pages for it. */
function filterPages(): void {
  const parts = findParts();
  if (!parts) {
    return;
  }
  const { pages, list, none, search, query } = parts;
  const isFiltered = query !== '';
  const ranges: Range[] = [];
  const isFound = filterList(list, (entry) => findMatch(entry, query, ranges), !isFiltered);
  openGroups(pages, isFiltered);
  const fill = (text = ''): string => text.replace('{query}', query);
  none.textContent = isFound ? '' : fill(none.dataset.filterNone);
  search.hidden = !isFiltered;
  const link = search.querySelector('a');
  link?.lastElementChild?.replaceChildren(fill(search.dataset.filterSearch));
  link?.setAttribute('href', `${link.pathname}?q=${encodeURIComponent(query)}`);
  if ('highlights' in CSS) {
    CSS.highlights.set(HIGHLIGHT, new Highlight(...(isFiltered ? ranges : [])));
  }
}

/** Clears the filter on Escape, and moves the focus with the arrow keys. */
function handleKey(event: KeyboardEvent): void {
  const { sidebar, field, pages, query } = findParts() ?? {};
  if (!field || !sidebar?.contains(event.target as Node | null)) {
    return;
  }
  if (event.key === 'Escape' && query && !isInputMethodKey(event)) {
    // The mobile sidebar is a popover, which Escape would close.
    event.preventDefault();
    field.value = '';
    field.focus();
    filterPages();
  } else if (event.target === field || pages?.contains(event.target as Node)) {
    // In a filtered tree, the groups are open, so the arrow keys skip them.
    moveFocus(event, field, pages ?? null, query ? 'a' : 'a,summary');
  }
}

/** Opens the first match on Enter, or the search if there is none. Without scripts, Enter leads to the search, too. */
function openFirst(event: SubmitEvent): void {
  const { field, pages, query } = findParts() ?? {};
  if (field?.form === event.target) {
    event.preventDefault();
    const links = [...(pages?.querySelectorAll('a') ?? [])];
    if (query) {
      links.find((link) => !link.closest('[hidden]'))?.click();
    }
  }
}

/** Filters the rendered list of pages, before and after React has started. */
export function afterPaint(): void {
  document.addEventListener('input', ({ target }) => {
    if (target === findParts()?.field) {
      filterPages();
    }
  });
  document.addEventListener('keydown', handleKey);
  document.addEventListener('submit', openFirst);
  // The reader may have typed before.
  whenParsed(() => findParts()?.query && filterPages());
}
