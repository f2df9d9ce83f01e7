/**
 * @jest-environment jsdom
 */
// cspell:ignore qureies xyzzyx
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchDialog from '../theme/Search';
import { packRecords } from '../engine/packed';
import { coreRecords, publishedFor, studioRecords } from './site';

const mockPush = jest.fn();
let mockPathname = '';
let mockPublished = publishedFor(0);
const mockWithBaseUrl = (url: string): string => `/toolpad/${url}`;

jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => ({ push: mockPush }),
    useLocation: () => ({ pathname: mockPathname }),
  }),
  { virtual: true },
);
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
jest.mock('../theme/Search/dialog.module.css', () => ({}), { virtual: true });

const indexes: Record<string, string> = {
  core: packRecords(coreRecords),
  studio: packRecords(studioRecords),
};
let isOnline = true;
let line = Promise.resolve();
const fetchFile = jest.fn(async (url: string) => {
  await line;
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
  // jsdom knows the element, but not its methods.
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
  mockPublished = publishedFor(run);
  mockPathname = '/toolpad/core/introduction/';
  isOnline = true;
  line = Promise.resolve();
  localStorage.clear();
  jest.clearAllMocks();
});

/** Does what the starter does. */
function openDialog(): HTMLDialogElement {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  act(() => dialog.showModal());
  return dialog;
}

async function openAndType(text: string) {
  const user = userEvent.setup();
  render(<SearchDialog />);
  const dialog = openDialog();
  await screen.findByRole('radio', { name: 'Both' });
  const input = screen.getByRole<HTMLInputElement>('combobox');
  if (text !== '') {
    await user.type(input, text);
    await screen.findAllByRole('option');
  }
  return { user, dialog, input };
}

/** Opens the dialog on a line that answers nothing before it is let go. */
async function openOnSlowLine() {
  let letGo = (): void => undefined;
  line = new Promise((resolve) => {
    letGo = resolve;
  });
  return { ...(await openAndType('')), letGo };
}

const selected = (): string => screen.getByRole('option', { selected: true }).textContent;
const optionTitles = (): string[] =>
  screen.getAllByRole('option').map((option) => option.textContent);

describe('loading', () => {
  it('loads nothing before intent', async () => {
    render(<SearchDialog />);
    await act(() => Promise.resolve());
    expect(fetchFile).not.toHaveBeenCalled();
    expect(screen.queryByRole('radio', { hidden: true })).toBeNull();
  });

  it('loads when the opener is pointed at', async () => {
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
  ])('fetches the index of what is read first: %s', async (pathname, order) => {
    mockPathname = pathname;
    await openAndType('');
    await waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(2));
    expect(fetchFile.mock.calls.map(([url]) => url)).toEqual(
      order.map((id) => `/toolpad/${id}.${run}.json`),
    );
  });

  it('adopts what was typed before the panel came', async () => {
    render(<SearchDialog />);
    screen.getByRole<HTMLInputElement>('combobox', { hidden: true }).value = 'crud';
    openDialog();
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    expect(screen.getByRole('combobox')).toHaveValue('crud');
  });

  it('says that an index is missing, keeps what was typed, and tries again', async () => {
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
  it('stand in groups, with links, the first selected', async () => {
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
    expect(selected()).toMatch(/^Components.*CRUD/);
    const active = screen.getByRole('option', { selected: true });
    expect(input).toHaveAttribute('aria-activedescendant', active.id);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('mark what matched', async () => {
    await openAndType('filter');
    expect(screen.getByText('Filter').tagName).toBe('MARK');
  });

  it('forgive a typing error', async () => {
    await openAndType('qureies');
    expect(selected()).toContain('Queries');
    expect(screen.getByText(/Nothing in Toolpad Core/)).toBeVisible();
  });

  it('are told to screen readers, with the other product’s', async () => {
    await openAndType('crud');
    expect(
      await screen.findByText('Pages found: 1 in Toolpad Core, 1 in Toolpad Studio'),
    ).toHaveAttribute('role', 'status');
  });

  it('may be none, which is said with suggestions', async () => {
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
  it('move the selection, around the ends', async () => {
    const { user } = await openAndType('crud');
    const titles = optionTitles();
    expect(titles).toHaveLength(3);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe(titles[1]);
    await user.keyboard('{End}');
    expect(selected()).toBe(titles[2]);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe(titles[0]);
    await user.keyboard('{ArrowUp}');
    expect(selected()).toBe(titles[2]);
    await user.keyboard('{Home}');
    expect(selected()).toBe(titles[0]);
  });

  it('open a section, remember the search, and close the dialog', async () => {
    const { user, dialog } = await openAndType('crud');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(mockPush).toHaveBeenCalledWith('/toolpad/core/react-crud/#search');
    expect(dialog).not.toHaveAttribute('open');
    expect(localStorage.getItem('toolpad-docs-recent-searches')).toBe('["crud"]');
  });

  it('move the selection from the moment in which there is one', async () => {
    const { dialog, input } = await openAndType('');
    // It calls back between the change of the document and the effects that React leaves for later.
    const isPressed = new Promise<void>((resolve) => {
      new MutationObserver((_, watch) => {
        if (within(dialog).queryAllByRole('option').length > 0) {
          watch.disconnect();
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
          resolve();
        }
      }).observe(dialog, { childList: true, subtree: true });
    });
    // Testing Library would run all effects before the observer.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    input.value = 'crud';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await isPressed;
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await waitFor(() => expect(selected()).toBe(optionTitles()[1]));
  });

  it('are kept while the answers are on their way', async () => {
    const { user, dialog, letGo } = await openOnSlowLine();
    await user.keyboard('crud{Enter}');
    expect(mockPush).not.toHaveBeenCalled();
    expect(dialog).toHaveAttribute('open');
    letGo();
    await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/toolpad/core/react-crud/'));
    expect(dialog).not.toHaveAttribute('open');
  });

  it('lead to the page of all pages when no answers come', async () => {
    isOnline = false;
    const { user, input, letGo } = await openOnSlowLine();
    const submitted = jest.fn((event: Event) => event.preventDefault());
    input.closest('form')?.addEventListener('submit', submitted);
    await user.keyboard('crud{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    letGo();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('open a new tab and keep the dialog', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, dialog } = await openAndType('crud');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/toolpad/core/react-crud/', '_blank', 'noopener');
    expect(mockPush).not.toHaveBeenCalled();
    expect(dialog).toHaveAttribute('open');
  });

  it.each(['{Alt>}{ArrowDown}{/Alt}', '{PageDown}'])('%s shows the other product', async (key) => {
    const { user } = await openAndType('crud');
    await user.keyboard(key);
    expect(selected()).toContain('Basic CRUD application');
    expect(screen.getByRole('radio', { name: /Studio/ })).toBeChecked();
    await user.keyboard(key);
    expect(screen.getByRole('radio', { name: /Core/ })).toBeChecked();
  });

  it.each([
    ['Alt leaves End to the field', { key: 'End', altKey: true }, 0],
    ['Shift leaves End to the field', { key: 'End', shiftKey: true }, 0],
    ['Ctrl leaves Home to the field', { key: 'Home', ctrlKey: true }, 0],
    ['Enter of an input method in Safari is its own', { key: 'Enter', keyCode: 229 }, 0],
    ['those of an input method are its own', { key: 'ArrowDown', isComposing: true }, 0],
    ['letters are the field’s', { key: 'x' }, 0],
  ])('%s', async (_, key, at) => {
    const { input } = await openAndType('crud');
    // What is not prevented is left to the field.
    expect(fireEvent.keyDown(input, key)).toBe(at === 0);
    expect(selected()).toBe(optionTitles()[at]);
  });

  it('starts with the product of the page again when it is opened again', async () => {
    const { user, dialog } = await openAndType('crud');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('radio', { name: /Studio/ })).toBeChecked();
    act(() => {
      dialog.close();
      dialog.dispatchEvent(new Event('close'));
    });
    openDialog();
    expect(screen.getByRole('radio', { name: /Core/ })).toBeChecked();
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s closes the dialog', async (keys) => {
    const { user, dialog } = await openAndType('crud');
    const outside = jest.fn();
    document.addEventListener('keydown', outside);
    await user.keyboard(keys);
    document.removeEventListener('keydown', outside);
    expect(dialog).not.toHaveAttribute('open');
    // The starter would open it again.
    expect(outside.mock.calls.map(([event]) => (event as KeyboardEvent).key)).not.toContain('k');
  });

  it('that are letters go to the field from wherever the focus is', async () => {
    const { user, input } = await openAndType('');
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('link', { name: 'Installation' })[0]).toHaveFocus();
    await user.keyboard('crud');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('crud');
  });

  it('jump between the groups where both are shown', async () => {
    const { user, input } = await openAndType('crud');
    await user.click(screen.getByRole('radio', { name: 'Both' }));
    await user.click(input);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(selected()).toContain('Basic CRUD application');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(selected()).toMatch(/^Components.*CRUD/);
  });
});

describe('pointer', () => {
  it('opens a result through the router', async () => {
    const { user, dialog } = await openAndType('crud');
    await user.click(screen.getAllByRole('option')[0] ?? document.body);
    expect(mockPush).toHaveBeenCalledWith('/toolpad/core/react-crud/');
    expect(dialog).not.toHaveAttribute('open');
  });

  it('shows the other product’s count and its results', async () => {
    const { user } = await openAndType('crud');
    expect(screen.getByRole('radio', { name: 'Toolpad Studio 1 page found' })).not.toBeChecked();
    await user.click(screen.getByRole('option', { name: /Show 1 page in Toolpad Studio/ }));
    expect(selected()).toContain('Basic CRUD application');
  });

  it('closes by a press on the backdrop, not by one that began inside', async () => {
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

describe('before anything is typed', () => {
  it('offers the last searches, which can be removed, and useful links', async () => {
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

  it('works where storage is blocked', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { user } = await openAndType('crud');
    await user.keyboard('{Enter}');
    expect(mockPush).toHaveBeenCalled();
    blocked.mockRestore();
  });
});
