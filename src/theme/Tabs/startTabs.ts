import { decoded } from '../../../plugins/shared/decoded';
import { unlessBlocked } from '../../../plugins/shared/unlessBlocked';

/** The `localStorage` key of a group's choice: Docusaurus's own, so that old choices stay valid. */
const getKey = (group: string): string => `docusaurus.tab.${group}`;

const getGroups = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-tab-group]'),
];

/** The radios of a `<Tabs>`, without those of tabs inside it. */
function getRadios(tabs: Element): HTMLInputElement[] {
  return [...tabs.querySelectorAll<HTMLInputElement>(':scope > [role="radiogroup"] input')];
}

function select(tabs: Element, value: string): void {
  const radio = getRadios(tabs).find((each) => each.value === value);
  if (radio) {
    radio.checked = true;
  }
}

function restoreChoices(): void {
  for (const tabs of getGroups()) {
    const group = tabs.dataset.tabGroup ?? '';
    const stored = unlessBlocked(() => localStorage.getItem(getKey(group)));
    if (stored != null) {
      select(tabs, stored);
    }
  }
}

const getQueryTabs = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-tab-query]'),
];

/** Selects the tabs that the URL names: they win over what is stored. */
function followQuery(): void {
  const query = new URLSearchParams(location.search);
  for (const tabs of getQueryTabs()) {
    select(tabs, query.get(tabs.dataset.tabQuery ?? '') ?? '');
  }
}

/** Writes a choice to the URL, for tabs that have a search parameter. */
function writeQuery(tabs: HTMLElement, value: string): void {
  const { tabQuery } = tabs.dataset;
  if (tabQuery !== undefined) {
    const url = new URL(location.href);
    url.searchParams.set(tabQuery, value);
    // The entry of the history stays, with the state that the router keeps in it.
    history.replaceState(history.state, '', url);
  }
}

/** Stores the choice of a group, and repeats it in the group's other tabs on the page. */
function shareChoice({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) {
    return;
  }
  const changed = target.closest<HTMLElement>('[role="radiogroup"]')?.parentElement;
  if (changed) {
    writeQuery(changed, target.value);
  }
  const group = changed?.dataset.tabGroup;
  if (group === undefined) {
    return;
  }
  unlessBlocked(() => localStorage.setItem(getKey(group), target.value));
  for (const tabs of getGroups()) {
    if (tabs.dataset.tabGroup === group) {
      select(tabs, target.value);
    }
  }
}

/** Selects the tabs around an element, outermost included, and tells whether that changed any. */
function reveal(element: Element): boolean {
  let hasChanged = false;
  let panel = element.closest('[data-tab-panel]');
  while (panel) {
    const tabs = panel.parentElement;
    const panels = [...(tabs?.querySelectorAll(':scope > [data-tab-panel]') ?? [])];
    const radio = tabs && getRadios(tabs)[panels.indexOf(panel)];
    if (radio && !radio.checked) {
      radio.checked = true;
      hasChanged = true;
    }
    panel = tabs?.closest('[data-tab-panel]') ?? null;
  }
  return hasChanged;
}

/** A link to a heading in a tab that isn't selected selects the tab: the browser can't scroll there. */
function revealTarget(): void {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  if (target && reveal(target)) {
    target.scrollIntoView();
  }
}

let hasStarted = false;

/** Restores choices and follows links and storage from now on; the first tabs of a visit start it. */
export default function startTabs(): void {
  restoreChoices();
  followQuery();
  revealTarget();
  if (hasStarted) {
    return;
  }
  hasStarted = true;
  window.addEventListener('hashchange', revealTarget);
  // A link to the address that the page already has changes no hash.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (link && link.href === location.href) {
      revealTarget();
    }
  });
  document.addEventListener('change', shareChoice);
  // Another page of the site.
  window.addEventListener('storage', restoreChoices);
}
