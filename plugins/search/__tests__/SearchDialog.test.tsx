/**
 * @jest-environment jsdom
 */
// cspell:ignore qureies xyzzyx
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchDialog from '../theme/Search';
import { packRecords } from '../engine/packed';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';
import { coreRecords, createPublishedIndexes, studioRecords } from './site';

let mockPublished = createPublishedIndexes(0);
const mockWithBaseUrl = (url: string): string => `/toolpad/${url}`;

jest.mock(
  '@docusaurus/useBaseUrl',
  () => ({
    __esModule: true,
    default: (url: string) => `/toolpad${url}`,
    useBaseUrlUtils: () => ({ withBaseUrl: mockWithBaseUrl }),
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/useGlobalData',
  () => ({ usePluginData: () => ({ indexes: mockPublished }) }),
  { virtual: true },
);

const indexes: Record<string, string> = {
  core: packRecords(coreRecords),
  studio: packRecords(studioRecords),
};
let isOnline = true;
let response = Promise.resolve();
const fetchFile = jest.fn(async (url: string) => {
  await response;
  if (!isOnline) {
    throw new TypeError('Failed to fetch');
  }
  return {
    ok: true,
    headers: new Map([['content-type', 'application/json']]),
    text: () => Promise.resolve(indexes[/(core|studio)/.exec(url)?.[1] ?? '']),
  };
});

beforeAll(() => {
  // jsdom doesn't implement the methods of HTMLDialogElement.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { fetch: fetchFile });
});

let run = 0;
beforeEach(() => {
  run += 1;
  mockPublished = createPublishedIndexes(run);
  resetSite();
  isOnline = true;
  response = Promise.resolve();
  localStorage.clear();
  jest.clearAllMocks();
});

/** Opens the dialog as the inline script does. */
function openDialog(): HTMLDialogElement {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  act(() => dialog.showModal());
  return dialog;
}

/** Closes the dialog. The fake `close` sends no event. */
function closeDialog(dialog: HTMLDialogElement): void {
  act(() => {
    dialog.close();
    dialog.dispatchEvent(new Event('close'));
  });
}

async function openAndType(text: string) {
  const user = userEvent.setup();
  render(<SearchDialog />);
  const dialog = openDialog();
  await screen.findByRole('radio', { name: /^Both/ });
  const input = screen.getByRole<HTMLInputElement>('combobox');
  if (text !== '') {
    await user.type(input, text);
    await screen.findAllByRole('option');
  }
  return { user, dialog, input };
}

/** Opens the dialog, and delays the responses until the test releases them. */
async function openWithDelay() {
  let release = (): void => undefined;
  response = new Promise((resolve) => {
    release = resolve;
  });
  return { ...(await openAndType('')), release };
}

const getSelectedOptionText = (): string =>
  screen.getByRole('option', { selected: true }).textContent;
const getOptionTitles = (): string[] =>
  screen.getAllByRole('option').map((option) => option.textContent);

describe('loading', () => {
  it('loads nothing until the reader is likely to search', async () => {
    render(<SearchDialog />);
    await act(() => Promise.resolve());
    expect(fetchFile).not.toHaveBeenCalled();
    expect(screen.queryByRole('radio', { hidden: true })).toBeNull();
  });

  it('loads the indexes when the pointer moves over the search button', async () => {
    const user = userEvent.setup();
    render(
      <>
        <a data-open-search="" href="/toolpad/search/">
          Open
        </a>
        <SearchDialog />
      </>,
    );
    await user.hover(screen.getByRole('link', { name: 'Open' }));
    await waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['/toolpad/core/introduction/', ['core', 'studio']],
    ['/toolpad/studio/concepts/queries/', ['studio', 'core']],
  ])('fetches the index of the current page’s product first: %s', async (pathname, order) => {
    site.pathname = pathname;
    await openAndType('');
    await waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(2));
    expect(fetchFile.mock.calls.map(([url]) => url)).toEqual(
      order.map((id) => `/toolpad/${id}.${run}.json`),
    );
  });

  it('offers to retry if an index fails to load, and keeps the text', async () => {
    isOnline = false;
    const user = userEvent.setup();
    render(<SearchDialog />);
    openDialog();
    await user.type(screen.getByRole('combobox'), 'crud');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/could not be loaded/)).toBeVisible();
    expect(alert.getByRole('link')).toHaveAttribute('href', '/toolpad/search/');
    isOnline = true;
    expect(screen.queryByText('No results')).toBeNull();
    await user.click(retry);
    expect(screen.getByRole('combobox')).toHaveFocus();
    await screen.findAllByRole('option');
    expect(screen.getByRole('combobox')).toHaveValue('crud');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('results', () => {
  it('shows links in groups, and selects the first', async () => {
    const { input } = await openAndType('crud');
    const groups = screen.getAllByRole('group', { name: /^Toolpad/ });
    expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toEqual([
      'siteSearchGroup-core',
      'siteSearchGroup-studio',
    ]);
    expect(groups[0] && within(groups[0]).getAllByRole('option')[0]).toHaveAttribute(
      'href',
      '/toolpad/core/react-crud/',
    );
    expect(getSelectedOptionText()).toMatch(/^Page: Components.*CRUD/);
    const active = screen.getByRole('option', { selected: true });
    expect(input).toHaveAttribute('aria-activedescendant', active.id);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('selects no result if only another product has results', async () => {
    const { user, input } = await openAndType('qureies');
    expect(screen.getByText(/Nothing in Toolpad Core/)).toBeVisible();
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(site.pushed).toEqual([]);
    expect(getSelectedOptionText()).toContain('Queries');
    await user.keyboard('{Enter}');
    expect(site.pushed).toEqual(['/toolpad/studio/concepts/queries/']);
  });

  it.each([
    ['ArrowDown', 0],
    ['ArrowUp', -1],
  ])('selects a result from another product when the reader presses %s', async (key, place) => {
    const { user } = await openAndType('qureies');
    await user.keyboard(`{${key}}`);
    expect(getSelectedOptionText()).toBe(getOptionTitles().at(place));
  });

  it('shows the kind of each result', async () => {
    await openAndType('crud');
    expect(getOptionTitles().map((title) => title.split(':')[0])).toEqual([
      'Page',
      'Section',
      'Page',
    ]);
  });

  it('announces the number of results in both products', async () => {
    await openAndType('crud');
    expect(
      await screen.findByText('Pages found: 1 in Toolpad Core, 1 in Toolpad Studio'),
    ).toHaveAttribute('role', 'status');
  });

  it('reports that no page matches the query, and links to the list of all pages', async () => {
    const { user, input } = await openAndType('');
    await user.type(input, 'xyzzyx');
    expect(await screen.findByText('No page answers “xyzzyx”.')).toBeVisible();
    expect(screen.getByRole('link', { name: /all pages/ })).toHaveAttribute(
      'href',
      '/toolpad/search/',
    );
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('keys', () => {
  it('moves the selection with the arrow keys, and wraps around at both ends', async () => {
    const { user } = await openAndType('crud');
    const titles = getOptionTitles();
    expect(titles).toHaveLength(3);
    await user.keyboard('{ArrowDown}');
    expect(getSelectedOptionText()).toBe(titles[1]);
    await user.keyboard('{End}');
    expect(getSelectedOptionText()).toBe(titles[2]);
    await user.keyboard('{ArrowDown}');
    expect(getSelectedOptionText()).toBe(titles[0]);
    await user.keyboard('{ArrowUp}');
    expect(getSelectedOptionText()).toBe(titles[2]);
    await user.keyboard('{Home}');
    expect(getSelectedOptionText()).toBe(titles[0]);
  });

  it('opens a section on Enter, stores the search, and closes the dialog', async () => {
    const { user, dialog } = await openAndType('crud');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(site.pushed).toEqual(['/toolpad/core/react-crud/#search']);
    expect(dialog).not.toHaveAttribute('open');
    expect(localStorage.getItem('toolpad-docs-recent-searches')).toBe('["crud"]');
  });

  it('moves the selection when an arrow key is pressed as soon as the list appears', async () => {
    const { dialog, input } = await openAndType('');
    // The observer's callback runs after the DOM change and before React's passive effects.
    const isPressed = new Promise<void>((resolve) => {
      new MutationObserver((_, watch) => {
        if (within(dialog).queryAllByRole('option').length > 0) {
          watch.disconnect();
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
          resolve();
        }
      }).observe(dialog, { childList: true, subtree: true });
    });
    // In test mode, React would run all effects before the observer's callback.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    input.value = 'crud';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await isPressed;
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await waitFor(() => expect(getSelectedOptionText()).toBe(getOptionTitles()[1]));
  });

  it.each([
    [
      'opens the first result when the index loads if the reader has already pressed Enter',
      '{Enter}',
      1,
    ],
    ['opens nothing if the reader continues typing after Enter', '{Enter}{Backspace}', 0],
  ])('%s', async (_title, keys, opened) => {
    const { user, release } = await openWithDelay();
    await user.keyboard(`crud${keys}`);
    expect(site.pushed).toEqual([]);
    release();
    await screen.findAllByRole('option');
    await waitFor(() => expect(site.pushed).toHaveLength(opened));
  });

  it('opens nothing if the reader closes the dialog after an early Enter', async () => {
    const { user, dialog, release } = await openWithDelay();
    await user.keyboard('crud{Enter}');
    closeDialog(dialog);
    release();
    await screen.findAllByRole('option', { hidden: true });
    expect(site.pushed).toEqual([]);
  });

  it('opens a new tab when the index loads if the reader has already pressed Ctrl+Enter', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, release } = await openWithDelay();
    await user.keyboard('crud{Control>}{Enter}{/Control}');
    expect(open).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(site.pushed).toEqual([]);
  });

  it('submits the form on Enter if no index loads', async () => {
    isOnline = false;
    const { user, input, release } = await openWithDelay();
    const submitted = jest.fn((event: Event) => event.preventDefault());
    input.closest('form')?.addEventListener('submit', submitted);
    await user.keyboard('crud{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('opens a new tab on Ctrl+Enter and keeps the dialog open', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, dialog } = await openAndType('crud');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/toolpad/core/react-crud/', '_blank', 'noopener');
    expect(site.pushed).toEqual([]);
    expect(dialog).toHaveAttribute('open');
  });

  it.each(['{Alt>}{ArrowDown}{/Alt}', '{PageDown}'])(
    'switches to the other product on %s',
    async (key) => {
      const { user } = await openAndType('crud');
      await user.keyboard(key);
      expect(getSelectedOptionText()).toContain('Basic CRUD application');
      expect(screen.getByRole('radio', { name: /Studio/ })).toBeChecked();
      await user.keyboard(key);
      expect(screen.getByRole('radio', { name: /Core/ })).toBeChecked();
    },
  );

  it.each([
    ['Alt+End', { key: 'End', altKey: true }],
    ['Shift+End', { key: 'End', shiftKey: true }],
    ['Ctrl+Home', { key: 'Home', ctrlKey: true }],
    ['an Enter of an input method in Safari', { key: 'Enter', keyCode: 229 }],
    ['an arrow key of an input method', { key: 'ArrowDown', isComposing: true }],
    ['a letter', { key: 'x' }],
  ])('leaves %s to the text field', async (_title, key) => {
    const { input } = await openAndType('crud');
    const isDefaultAllowed = fireEvent.keyDown(input, key);
    expect(isDefaultAllowed).toBe(true);
    expect(getSelectedOptionText()).toBe(getOptionTitles()[0]);
  });

  it('selects the current page’s product again when the dialog is reopened', async () => {
    const { user, dialog } = await openAndType('crud');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('radio', { name: /Studio/ })).toBeChecked();
    closeDialog(dialog);
    openDialog();
    expect(screen.getByRole('radio', { name: /Core/ })).toBeChecked();
  });

  it('closes the dialog on the search shortcut (Ctrl+K)', async () => {
    const { user, dialog } = await openAndType('crud');
    const outside = jest.fn();
    document.addEventListener('keydown', outside);
    await user.keyboard('{Control>}k{/Control}');
    document.removeEventListener('keydown', outside);
    expect(dialog).not.toHaveAttribute('open');
    // The inline script listens to the same event, and would open the dialog again.
    expect(outside.mock.calls.map(([event]) => (event as KeyboardEvent).key)).not.toContain('k');
  });

  it('types letters into the field even if another element has focus', async () => {
    const { user, input } = await openAndType('');
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('link', { name: 'Installation' })[0]).toHaveFocus();
    await user.keyboard('crud');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('crud');
  });

  it('moves the selection between the products’ results with Alt and the arrow keys', async () => {
    const { user, input } = await openAndType('crud');
    await user.click(screen.getByRole('radio', { name: 'Both 2 pages found' }));
    await user.click(input);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(getSelectedOptionText()).toContain('Basic CRUD application');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(getSelectedOptionText()).toMatch(/^Page: Components.*CRUD/);
  });
});

describe('pointer', () => {
  it('opens a result through the router on click', async () => {
    const { user, dialog } = await openAndType('crud');
    await user.click(screen.getAllByRole('option')[0] ?? document.body);
    expect(site.pushed).toEqual(['/toolpad/core/react-crud/']);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('filters results when a product is selected, and shows the number of pages for each product and in total', async () => {
    const { user } = await openAndType('crud');
    expect(getSelectedOptionText()).toMatch(/CRUD/);
    expect(screen.getByRole('radio', { name: 'Both 2 pages found' })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Toolpad Studio 1 page found' }));
    expect(getSelectedOptionText()).toContain('Basic CRUD application');
    const groups = screen.getAllByRole('group', { name: /^Toolpad/ });
    expect(groups.at(-1)).toHaveAccessibleName(/^Toolpad Core/);
  });

  it('closes on a click on the backdrop, but not if the pointer was pressed inside the dialog', async () => {
    const { user, dialog, input } = await openAndType('');
    await user.pointer([
      { keys: '[MouseLeft>]', target: input },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(dialog).toHaveAttribute('open');
    await user.click(dialog);
    expect(dialog).not.toHaveAttribute('open');
  });
});

describe('with an empty field', () => {
  it('shows recent searches, which can be removed, and popular links', async () => {
    localStorage.setItem('toolpad-docs-recent-searches', '["sign in","crud"]');
    const { user, input } = await openAndType('');
    expect(screen.getAllByRole('link', { name: 'Installation' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove “sign in”' }));
    expect(localStorage.getItem('toolpad-docs-recent-searches')).toBe('["crud"]');
    expect(input).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'crud' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('crud');
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  });

  it('opens results even if storage is blocked', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { user } = await openAndType('crud');
    await user.keyboard('{Enter}');
    expect(site.pushed).toHaveLength(1);
    blocked.mockRestore();
  });
});
