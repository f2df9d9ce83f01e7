import { whenParsed } from '../../../plugins/page-start/shared/moments';
import { moveFocus } from '../../../plugins/shared/arrowKeys';
import { isInputMethodKey } from '../../../plugins/shared/keys';
import { type FilteredProduct, findMatch, findName } from '../../navigation/filter';

/** The name of the ranges that CSS highlights (items.module.css). */
const HIGHLIGHT = 'filter';

/** The products' pages: `undefined` until the reader has typed, and empty if the file can't be loaded. */
let products: FilteredProduct[] | undefined;
let isRequested = false;

/** Loads the names of all pages when the reader types for the first time, and then filters again. */
async function loadProducts(url: string): Promise<void> {
  if (!isRequested) {
    isRequested = true;
    const load = async (): Promise<FilteredProduct[]> => {
      const response = await fetch(url);
      return response.ok ? ((await response.json()) as FilteredProduct[]) : [];
    };
    products = await load().catch(() => []);
    filterPages();
  }
}

function findParts() {
  const sidebar = document.querySelector<HTMLElement>('nav#siteSidebar');
  const field = sidebar?.querySelector<HTMLInputElement>('input[type=search]');
  const pages = sidebar?.querySelector<HTMLElement>('[data-filter-pages]');
  const find = (name: string): HTMLElement | null | undefined =>
    pages?.querySelector<HTMLElement>(`[data-filter-${name}]`);
  const [others, none, search] = ['products', 'none', 'search'].map(find);
  return sidebar && field && pages && others && none && search
    ? { sidebar, field, pages, others, none, search, query: field.value.trim() }
    : undefined;
}

type PageNames = FilteredProduct['pages'];

/**
 * Returns a function that returns whether the label of an entry or one of its page's names matches. It also shows the
 * match: as a range of the label, or as an attribute that CSS displays. The elements belong to React, so their content
 * must not change.
 */
function createMatcher(query: string, names: PageNames, ranges: Range[]) {
  return (entry: Element): boolean => {
    const control = entry.querySelector<HTMLElement>('a,summary,p');
    const label = control?.querySelector('span') ?? control;
    if (!control || !label) {
      return false;
    }
    const start = findMatch(label.textContent, query);
    const { firstChild } = label;
    if (start >= 0 && firstChild instanceof Text) {
      const range = new Range();
      range.setStart(firstChild, start);
      range.setEnd(firstChild, Math.min(start + query.length, firstChild.length));
      ranges.push(range);
    }
    const path = control.getAttribute('href')?.replace(/\/$/, '') ?? '';
    const name = start < 0 ? findName(names[path] ?? [], query) : undefined;
    delete control.dataset.name;
    Object.assign(control.dataset, name && { name });
    return start >= 0 || name !== undefined;
  };
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

/** Creates a list of the matching pages of another product. The entries are copies of an entry of this product. */
function createGroup(
  { label, pages, code }: FilteredProduct,
  query: string,
  container: Element,
): HTMLElement | undefined {
  const template = container.querySelector('li:has(> a)');
  const found = Object.entries(pages).filter(
    ([, names]) => findMatch(names[0] ?? '', query) >= 0 || findName(names, query),
  );
  if (!template || found.length === 0) {
    return undefined;
  }
  const group = document.createElement('div');
  const heading = document.createElement('p');
  const list = container.querySelector('ul')?.cloneNode() as HTMLElement;
  // The product's list is hidden if it has no match.
  list.hidden = false;
  Object.assign(group, { role: 'group', ariaLabel: label });
  heading.textContent = label;
  for (const [url, [title = '']] of found) {
    const entry = template.cloneNode(true) as HTMLElement;
    const link = entry.querySelector('a');
    const text = link?.querySelector('span');
    if (link && text) {
      text.textContent = title;
      text.toggleAttribute('data-code', code.includes(url));
      link.replaceChildren(text);
      link.href = `${url}/`;
      link.removeAttribute('aria-current');
    }
    entry.hidden = false;
    list.append(entry);
  }
  group.append(heading, list);
  return group;
}

/** Opens all groups while the reader filters, and then restores the reader's state. */
function openGroups(pages: Element, isFiltered: boolean): void {
  for (const group of pages.querySelectorAll('details')) {
    const { dataset } = group;
    if (isFiltered) {
      dataset.wasOpen ??= String(group.open);
      group.open = true;
    } else if (dataset.wasOpen !== undefined) {
      group.open = dataset.wasOpen === 'true';
      delete dataset.wasOpen;
    }
  }
}

/** Shows the entries of the sidebar, and the pages of other products, that match the text in the field. */
function filterPages(): void {
  const parts = findParts();
  if (!parts) {
    return;
  }
  const { pages, others, none, search, query } = parts;
  const isFiltered = query !== '';
  const currentId = others.dataset.filterProducts;
  const ranges: Range[] = [];
  if (isFiltered) {
    void loadProducts(others.dataset.filterNames ?? '');
  }
  const names = products?.find(({ id }) => id === currentId)?.pages ?? {};
  const list = pages.querySelector('ul');
  const isFound =
    list !== null && filterList(list, createMatcher(query, names, ranges), !isFiltered);
  list?.toggleAttribute('hidden', !isFound);
  const groups = (isFiltered ? (products ?? []) : []).flatMap((product) => {
    const group = product.id === currentId ? undefined : createGroup(product, query, pages);
    group?.querySelectorAll('li').forEach(createMatcher(query, product.pages, ranges));
    return group ?? [];
  });
  others.replaceChildren(...groups);
  openGroups(pages, isFiltered);
  const fill = (text = ''): string => text.replace('{query}', query);
  none.textContent =
    products && isFiltered && !isFound && groups.length === 0 ? fill(none.dataset.filterNone) : '';
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

/** Opens the first match on Enter. Without scripts, Enter leads to the search. */
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
