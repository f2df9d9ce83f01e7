/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocSidebar from '../DocSidebar';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';
import { find } from '../../../tests/support/jest/find';
import { sidebar } from './sidebar';

jest.mock(
  '@generated/site-search/default/names.json',
  () => ({ '/toolpad/core/session': ['useSession', 'whoami'] }),
  { virtual: true },
);

const preload = jest.fn();

const show = (path = '/toolpad/core/account/') =>
  render(<DocSidebar path={path} sidebar={sidebar} />);

const tree = () => screen.getByRole('navigation', { name: 'Docs pages' });
const link = (name: string) => within(tree()).getByRole('link', { name });
const field = () => screen.getByRole('searchbox', { name: 'Filter pages' });
const isOpen = (group: string) => within(tree()).getByText(group).closest('details')?.open;
const getLabels = () =>
  [...tree().querySelectorAll('li > a')].map(({ firstChild }) => firstChild?.textContent);

/** Clicks an element, and returns whether the browser follows the link. */
function click(target: HTMLElement, init: MouseEventInit = {}): boolean {
  let isFollowed = false;
  window.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(target, createEvent.click(target, { button: 0, ...init }));
  return isFollowed;
}

beforeEach(() => {
  resetSite();
  preload.mockReset();
  Object.assign(window, { docusaurus: { preload } });
});

describe('the tree', () => {
  it.each(['/toolpad/core/account/', '/toolpad/core/account'])(
    'marks only the page %s as current, and opens only its groups',
    (path) => {
      show(path);
      expect(link('Account menu')).toHaveAttribute('aria-current', 'page');
      expect(tree().querySelectorAll('[aria-current="page"]')).toHaveLength(1);
      expect(isOpen('Account')).toBe(true);
      expect(isOpen('Utilities')).toBe(false);
    },
  );

  it.each([
    ['Components', false],
    ['Layout', true],
    ['Reference', true],
  ])('shows %s as a label that can’t be collapsed', (text, isInset) => {
    show();
    const label = within(tree()).getByText(text).closest('p');
    expect(label?.classList.contains('MuiListSubheader-inset')).toBe(isInset);
    expect(label?.closest('details')).toBeNull();
  });

  it('shows a “New” chip beside a new page', () => {
    show();
    expect(link('Dashboard Layout New')).toContainElement(screen.getByText('New'));
  });
});

describe('the filter', () => {
  it('shows only matching pages, opens their groups and highlights the matches', async () => {
    show();
    const status = find('[aria-live="polite"]', tree());
    await userEvent.type(field(), 'SESSION');
    expect(getLabels()).toEqual(['Session']);
    expect(isOpen('Utilities')).toBe(true);
    expect(screen.getByText('Session').tagName).toBe('MARK');
    expect(status).toBeEmptyDOMElement();
    await userEvent.clear(field());
    expect(getLabels()).toHaveLength(7);
    expect(isOpen('Utilities')).toBe(false);
  });

  it('finds a page by a synonym, and shows the synonym', async () => {
    show();
    await userEvent.type(field(), 'who');
    expect(await within(tree()).findByRole('link', { name: 'Session whoami' })).toBeVisible();
    expect(isOpen('Utilities')).toBe(true);
    expect(getLabels()).toEqual(['Session']);
  });

  it.each(['session', '<b>& "quoted"'])('ends with a link that searches for %s', async (typed) => {
    document.body.insertAdjacentHTML('beforeend', '<dialog id="siteSearch"><input></dialog>');
    const dialog = find('dialog') as HTMLDialogElement;
    // jsdom doesn't support modal dialogs.
    dialog.showModal = () => dialog.setAttribute('open', '');
    const queries: string[] = [];
    dialog.addEventListener('input', ({ target }) =>
      queries.push((target as HTMLInputElement).value),
    );
    show();
    await userEvent.type(field(), typed);
    const entry = link(`Search for “${typed}”`);
    expect(within(tree()).getAllByRole('link').at(-1)).toBe(entry);
    expect(entry).toHaveAttribute('href', `/toolpad/search/?q=${encodeURIComponent(typed)}`);
    expect(click(entry, { ctrlKey: true })).toBe(true);
    expect(queries).toEqual([]);
    expect(click(entry)).toBe(false);
    expect(queries).toEqual([typed]);
    dialog.remove();
  });

  it('moves the focus with the arrow keys from the field through the visible entries and back', async () => {
    show();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown>6/}');
    expect(link('Sign-in page')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Utilities');
    // The arrow keys skip the pages of a closed group.
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Material UI')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp>8/}');
    expect(field()).toHaveFocus();
  });

  it('clears the filter’s text on Escape, but doesn’t handle Escape if the field is empty', async () => {
    show();
    await userEvent.type(field(), 'session{ArrowDown}');
    expect(fireEvent.keyDown(link('Session'), { key: 'Escape' })).toBe(false);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(getLabels()).toHaveLength(7);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  });

  it('doesn’t handle Escape while an input method is composing', async () => {
    show();
    await userEvent.type(field(), 'session');
    expect(fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })).toBe(true);
    expect(field()).toHaveValue('session');
  });
});

describe('a click on a page', () => {
  it('navigates through the router', () => {
    show();
    expect(click(link('Session'))).toBe(false);
    expect(site.pushed).toEqual(['/toolpad/core/session/']);
  });

  it.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with ⌘', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('loads the page in the browser %s', (_, init) => {
    show();
    expect(click(link('Session'), init)).toBe(true);
    expect(site.pushed).toEqual([]);
  });

  it('loads the page in the browser if the link leads to another origin or language', () => {
    show();
    link('Session').setAttribute('hreflang', 'de');
    expect(click(link('Session'))).toBe(true);
    expect(click(link('Material UI'))).toBe(true);
    expect(site.pushed).toEqual([]);
  });
});

it('preloads an internal page when the pointer moves over its link', () => {
  show();
  fireEvent.mouseOver(link('Session'));
  fireEvent.mouseOver(link('Material UI'));
  fireEvent.mouseOver(within(tree()).getByText('Introduction'));
  expect(preload.mock.calls).toEqual([['/toolpad/core/session/']]);
});
