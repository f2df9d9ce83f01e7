/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocSidebar from '../DocSidebar';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';
import { find } from '../../../tests/support/jest/find';
import { sidebar } from './sidebar';

const preload = jest.fn();

const show = (path = '/toolpad/core/account/') =>
  render(<DocSidebar path={path} sidebar={sidebar} />);

const tree = () => screen.getByRole('navigation', { name: 'Docs pages' });
const link = (name: string) => within(tree()).getByRole('link', { name });
const field = () => screen.getByRole('searchbox', { name: 'Filter pages' });
const isOpen = (group: string) => within(tree()).getByText(group).closest('details')?.open;
/** The labels of all pages of the drawer, in order. */
const pages = () =>
  [...tree().querySelectorAll('li > a')].map(({ firstChild }) => firstChild?.textContent);

/** Clicks and tells whether the browser's own action was left to it. */
function click(target: HTMLElement, init: MouseEventInit = {}): boolean {
  let left = false;
  window.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(target, createEvent.click(target, { button: 0, ...init }));
  return left;
}

beforeEach(() => {
  resetSite();
  preload.mockReset();
  Object.assign(window, { docusaurus: { preload } });
});

describe('the tree', () => {
  test.each(['/toolpad/core/account/', '/toolpad/core/account'])(
    'marks the page %s and nothing else',
    (path) => {
      show(path);
      expect(link('Account menu')).toHaveAttribute('aria-current', 'page');
      expect(tree().querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    },
  );

  test('opens the groups around the current page, and no other', () => {
    show();
    expect(isOpen('Account')).toBe(true);
    expect(isOpen('Utilities')).toBe(false);
  });

  test('sections and subheaders are labels that cannot be closed', () => {
    show();
    for (const label of ['Introduction', 'Components', 'Layout', 'Reference']) {
      const element = within(tree()).getByText(label);
      expect(element.closest('p')).not.toBeNull();
      expect(element.closest('details')).toBeNull();
    }
    expect(within(tree()).getByText('Layout').closest('p')).toHaveClass('subheader');
    expect(within(tree()).getByText('Components').closest('p')).toHaveClass('section');
  });

  test('a new page says so', () => {
    show();
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(link('Dashboard Layout New')).toContainElement(screen.getByText('New'));
  });

  test('is a popover that its button closes', () => {
    show();
    expect(tree()).toHaveAttribute('popover', 'auto');
    const close = screen.getByRole('button', { name: 'Close navigation' });
    expect(close).toHaveAttribute('popovertarget', 'siteSidebar');
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
    expect(tree()).toHaveAttribute('id', 'siteSidebar');
  });
});

describe('the filter', () => {
  test('narrows the tree as one types, opens what is left and highlights the match', async () => {
    show();
    await userEvent.type(field(), 'SESSION');
    expect(pages()).toEqual(['Session']);
    expect(isOpen('Utilities')).toBe(true);
    expect(screen.getByText('Session').tagName).toBe('MARK');
    expect(screen.queryByText('Introduction')).not.toBeInTheDocument();
    await userEvent.clear(field());
    expect(pages()).toHaveLength(7);
    expect(document.querySelector('mark')).toBeNull();
    expect(isOpen('Utilities')).toBe(false);
  });

  test('says when there is nothing, and nothing while there is something', async () => {
    show();
    const status = tree().querySelector('[aria-live="polite"]');
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(field(), ' zzz ');
    expect(pages()).toEqual([]);
    await waitFor(() => expect(status).toHaveTextContent('No page is called “zzz”.'));
  });

  test('shows below its own what the other product has of that name', async () => {
    show();
    // What is still being fetched is not “nothing”.
    const said: (string | null)[] = [];
    const status = find('[aria-live="polite"]', tree());
    new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
    await userEvent.type(field(), 'crud');
    const studio = await within(tree()).findByRole('group', { name: 'Toolpad Studio' });
    expect(within(studio).getByRole('link', { name: 'Basic CRUD application' })).toHaveAttribute(
      'href',
      '/toolpad/studio/examples/basic-crud-app/',
    );
    expect(within(studio).getByText('CRUD').tagName).toBe('MARK');
    expect(within(studio).getByText('Examples')).toBeVisible();
    expect(within(tree()).queryByRole('group', { name: 'Toolpad Core' })).toBeNull();
    expect(said).toEqual([]);
    await userEvent.clear(field());
    expect(studio).not.toBeInTheDocument();
  });

  test.each(['session', 'zzz', '<b>& "quoted"'])(
    'offers last of all to search for what was typed: %s',
    async (typed) => {
      document.body.insertAdjacentHTML('beforeend', '<dialog id="siteSearch"><input></dialog>');
      const dialog = find('dialog') as HTMLDialogElement;
      // jsdom knows no modal dialogs.
      dialog.showModal = () => dialog.setAttribute('open', '');
      const asked: string[] = [];
      dialog.addEventListener('input', ({ target }) =>
        asked.push((target as HTMLInputElement).value),
      );
      show();
      await userEvent.type(field(), typed);
      const entry = link(`Search for “${typed}”`);
      expect(within(tree()).getAllByRole('link').at(-1)).toBe(entry);
      expect(entry).toHaveAttribute('href', `/toolpad/search/?q=${encodeURIComponent(typed)}`);
      expect(click(entry, { ctrlKey: true })).toBe(true);
      expect(asked).toEqual([]);
      expect(click(entry)).toBe(false);
      expect(asked).toEqual([typed]);
      expect(site.pushed).toEqual([]);
      dialog.remove();
    },
  );

  describe('by keyboard', () => {
    test('down and up lead from the field through what is seen, and back', async () => {
      show();
      await userEvent.click(field());
      const names: (string | undefined)[] = [];
      for (let step = 0; step < 7; step += 1) {
        await userEvent.keyboard('{ArrowDown}');
        names.push(document.activeElement?.textContent);
      }
      // What is in the closed group Utilities is passed over.
      expect(names).toEqual([
        'Overview',
        'Installation',
        'Dashboard LayoutNew',
        'Account',
        'Account menu',
        'Sign-in page',
        'Utilities',
      ]);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      expect(link('Material UI')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp>8/}');
      expect(field()).toHaveFocus();
    });

    test('Enter in the field opens the first page that is left', async () => {
      show();
      await userEvent.type(field(), '{Enter}');
      expect(site.pushed).toEqual([]);
      await userEvent.type(field(), 'menu{Enter}');
      expect(site.pushed).toEqual(['/toolpad/core/account/']);
    });

    test('Esc empties the field, from wherever in the drawer it comes', async () => {
      show();
      await userEvent.type(field(), 'session{ArrowDown}');
      expect(link('Session')).toHaveFocus();
      expect(fireEvent.keyDown(link('Session'), { key: 'Escape' })).toBe(false);
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue('');
      expect(pages()).toHaveLength(7);
      // An empty one leaves it to the browser, which closes a phone's drawer.
      expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    });

    it('leaves Escape to an input method', async () => {
      show();
      await userEvent.type(field(), 'session');
      expect(fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })).toBe(true);
      expect(field()).toHaveValue('session');
    });

    test('before React, Enter leads to the search', () => {
      show();
      expect(field()).toHaveAttribute('name', 'q');
      expect(field().closest('form')).toHaveAttribute('action', '/toolpad/search/');
    });
  });
});

describe('a click on a page', () => {
  test('navigates by history', () => {
    show();
    expect(click(link('Session'))).toBe(false);
    expect(site.pushed).toEqual(['/toolpad/core/session/']);
  });

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('with %s is the browser’s', (_, init) => {
    show();
    expect(click(link('Session'), init)).toBe(true);
    expect(site.pushed).toEqual([]);
  });

  test('of another origin is the browser’s', () => {
    show();
    expect(click(link('Material UI'))).toBe(true);
    expect(site.pushed).toEqual([]);
  });

  test('of another language is the browser’s: that is a site of its own', () => {
    show();
    link('Session').setAttribute('hreflang', 'de');
    expect(click(link('Session'))).toBe(true);
    expect(site.pushed).toEqual([]);
  });

  test('that something else has handled is left alone', () => {
    show();
    link('Session').addEventListener('click', (event) => event.preventDefault());
    click(link('Session'));
    expect(site.pushed).toEqual([]);
  });

  test('does not happen on a group', () => {
    show();
    expect(click(within(tree()).getByText('Utilities'))).toBe(true);
    expect(site.pushed).toEqual([]);
  });
});

test('a page’s scripts are loaded while the pointer is over its link', () => {
  show();
  fireEvent.mouseOver(link('Session'));
  fireEvent.mouseOver(link('Material UI'));
  fireEvent.mouseOver(within(tree()).getByText('Introduction'));
  expect(preload.mock.calls).toEqual([['/toolpad/core/session/']]);
});
