/**
 * @jest-environment jsdom
 */
// cspell:ignore xyzzyx
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ISLAND_DONE } from '../../page-start/shared/events';
import { OPEN_RESULT } from '../shared/events';
import type { SearchRequest } from '../engine/results';
import { createSearcher } from '../engine/searcher';
import SearchPanel from '../theme/Search/SearchPanel';
import { createSearchThread } from '../theme/Search/searchThread';
import { createPublishedIndexes, indexFiles } from './site';

let isOnline = true;
let canStart = true;
let response = Promise.resolve();
/** The part of the index whose response is delayed. */
let delayed = '';
const fetchFile = jest.fn(async (url: string) => {
  if (url.includes(delayed)) {
    await response;
  }
  if (!isOnline) {
    throw new TypeError('Failed to fetch');
  }
  const [, id, part] = /(core|studio)\.(names|text)/.exec(url) ?? [];
  return {
    ok: true,
    headers: new Map([['content-type', 'application/json']]),
    text: () => Promise.resolve(indexFiles[id as 'core'][part as 'names']),
  };
});

/** Answers in this thread, because jsdom has no workers. */
function createWorker(): Pick<Worker, 'onerror' | 'onmessage' | 'postMessage'> {
  const worker: ReturnType<typeof createWorker> = {
    onerror: null,
    onmessage: null,
    postMessage(request: SearchRequest) {
      if (canStart) {
        void answer(request);
      } else {
        worker.onerror?.call(window, new ErrorEvent('error'));
      }
    },
  };
  const answer = createSearcher((data) =>
    act(() => {
      worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
    }),
  );
  return worker;
}

const opened: string[] = [];
const onOpen = (event: Event): void => {
  event.preventDefault();
  opened.push((event as CustomEvent<string>).detail);
};

beforeAll(() => {
  // jsdom doesn't implement these methods.
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { fetch: fetchFile });
  document.addEventListener(OPEN_RESULT, onOpen);
});

let run = 0;
beforeEach(() => {
  run += 1;
  isOnline = true;
  response = Promise.resolve();
  delayed = '';
  opened.length = 0;
  localStorage.clear();
  history.replaceState(null, '', '/toolpad/core/introduction/');
  document.body.innerHTML =
    '<dialog open><form action="/toolpad/search/"><input role="combobox" aria-expanded="false"></form><div></div></dialog>';
});

const getDialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const getField = () => screen.getByRole<HTMLInputElement>('combobox', { hidden: true });
const getSelectedTitle = (): string => screen.getByRole('option', { selected: true }).textContent;
const getOptionTitles = (): string[] =>
  screen.getAllByRole('option').map((option) => option.textContent);

async function openAndType(text: string) {
  const user = userEvent.setup();
  render(
    <SearchPanel
      dialog={getDialog()}
      indexes={createPublishedIndexes(run)}
      input={getField()}
      thread={createSearchThread(createWorker)}
    />,
    { container: document.querySelector('div') ?? document.body },
  );
  getField().focus();
  if (text !== '') {
    await user.keyboard(text);
    await screen.findAllByRole('option');
    await screen.findByRole('radio', { name: /All \d/ });
  }
  return user;
}

/** Opens the dialog, and delays the responses with a part of the index until the test releases them. */
async function openWithDelay(part = '') {
  delayed = part;
  let release = (): void => undefined;
  response = new Promise((resolve) => {
    release = resolve;
  });
  return {
    user: await openAndType(''),
    release: async () => {
      release();
      await act(() => Promise.resolve());
    },
  };
}

it('lists results by product, and selects the best one', async () => {
  await openAndType('crud');
  const groups = screen.getAllByRole('group', { name: /^Toolpad/ });
  expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([2, 1]);
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveAttribute('href', '/toolpad/core/react-crud/');
  expect(getField()).toHaveAttribute('aria-activedescendant', active.id);
  expect(getField()).toHaveAttribute('aria-expanded', 'true');
  expect(getField()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(getOptionTitles().map((title) => title.split(':')[0])).toEqual([
    'Page',
    'Section',
    'Page',
  ]);
});

it('lets the page start once it has answered', async () => {
  const onDone = jest.fn();
  document.addEventListener(ISLAND_DONE, onDone);
  const { user, release } = await openWithDelay();
  await user.keyboard('crud');
  expect(onDone).not.toHaveBeenCalled();
  await release();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  document.removeEventListener(ISLAND_DONE, onDone);
});

it('announces the number of results', async () => {
  await openAndType('crud');
  expect(
    await screen.findByText('Pages found. Toolpad core: 1, Toolpad studio: 1'),
  ).toHaveAttribute('role', 'status');
});

it('reports that no page matches the query, and links to the list of all pages', async () => {
  const user = await openAndType('');
  await user.keyboard('xyzzyx');
  expect(await screen.findByText('No results for “xyzzyx”.')).toBeVisible();
  expect(screen.getByRole('link', { name: /all pages/ })).toHaveAttribute(
    'href',
    '/toolpad/search/',
  );
  expect(getField()).toHaveAttribute('aria-expanded', 'false');
});

it('offers a retry and keeps the text if the index fails to load', async () => {
  isOnline = false;
  const user = await openAndType('');
  await user.keyboard('crud');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isOnline = true;
  await user.click(retry);
  expect(getField()).toHaveFocus();
  await screen.findAllByRole('option');
  expect(getField()).toHaveValue('crud');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers a retry if the thread can’t start', async () => {
  canStart = false;
  const user = await openAndType('');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  canStart = true;
  await user.click(retry);
  await user.keyboard('crud');
  expect(await screen.findAllByRole('option')).not.toHaveLength(0);
});

it('moves the selection with the arrow keys, and wraps around at both ends', async () => {
  const user = await openAndType('crud');
  const titles = getOptionTitles();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(getSelectedTitle()).toBe(titles[index]);
  }
});

it('opens a section on Enter, stores the search, and closes the dialog', async () => {
  const user = await openAndType('crud');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(opened).toEqual(['/toolpad/core/react-crud/#search']);
  expect(getDialog()).not.toHaveAttribute('open');
  expect(localStorage.getItem('toolpad-docs-recent-searches')).toBe('["crud"]');
});

it('opens a result on click', async () => {
  const user = await openAndType('crud');
  await user.click(screen.getAllByRole('option')[0] ?? document.body);
  expect(opened).toEqual(['/toolpad/core/react-crud/']);
});

it('opens a new tab on Ctrl+Enter and keeps the dialog open', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const user = await openAndType('crud');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/toolpad/core/react-crud/', '_blank', 'noopener');
  expect(getDialog()).toHaveAttribute('open');
});

it.each([
  ['opens the best result once it is found if the reader has already pressed Enter', '{Enter}', 1],
  ['opens nothing if the reader continues typing after Enter', '{Enter}{Backspace}', 0],
  ['opens nothing if the reader closes the dialog after Enter', '{Enter}{Control>}k{/Control}', 0],
])('%s', async (_title, keys, count) => {
  const { user, release } = await openWithDelay();
  await user.keyboard(`crud${keys}`);
  await release();
  await screen.findAllByRole('option', { hidden: true });
  await waitFor(() => expect(opened).toHaveLength(count));
});

it('submits the form on Enter if the index doesn’t load', async () => {
  isOnline = false;
  const user = await openAndType('');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  getField().form?.addEventListener('submit', submitted);
  await user.keyboard('crud{Enter}');
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
});

it.each([
  ['End', { key: 'End' }],
  ['Shift+ArrowDown', { key: 'ArrowDown', shiftKey: true }],
  ['the Enter key that confirms an IME composition in Safari', { key: 'Enter', keyCode: 229 }],
])('leaves %s to the text field', async (_title, key) => {
  await openAndType('crud');
  expect(fireEvent.keyDown(getField(), key)).toBe(true);
  expect(getSelectedTitle()).toBe(getOptionTitles()[0]);
});

it('filters results by product, shows the numbers of pages, and resets the filter on close', async () => {
  const user = await openAndType('crud');
  expect(screen.getByRole('radio', { name: 'All 2 pages found' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Toolpad studio 1 pages found' }));
  expect(getOptionTitles()).toHaveLength(1);
  act(() => getDialog().close());
  expect(screen.getByRole('radio', { hidden: true, name: /All/ })).toBeChecked();
});

it.each([
  ['a click', (user: UserEvent, row: Element) => user.click(row)],
  ['the keyboard', (user: UserEvent) => user.keyboard('{ArrowUp}{Enter}')],
])('shows all pages of a product with %s on the last row', async (_title, choose) => {
  const user = await openAndType('report');
  expect(getOptionTitles()).toHaveLength(6);
  await choose(user, screen.getByRole('option', { name: 'Show all 7 pages' }));
  expect(getOptionTitles()).toHaveLength(7);
  expect(getSelectedTitle()).toContain('Report 4');
  expect(getField()).toHaveFocus();
  expect(opened).toEqual([]);
});

it('reserves the space of counts and excerpts until the text has loaded', async () => {
  const { user, release } = await openWithDelay('text');
  await user.keyboard('crud');
  const [option] = await screen.findAllByRole('option');
  expect(option?.querySelector('.excerpt')).toHaveTextContent(/^$/);
  expect(screen.getByRole('radio', { name: 'All' }).parentElement).toContainElement(
    document.querySelector('.count'),
  );
  await release();
  expect(await screen.findByRole('radio', { name: /^All \d/ })).toBeInTheDocument();
  expect(option?.querySelector('.excerpt')).toHaveTextContent('Lists, forms and details');
});

it('closes the dialog on Ctrl+K, and types letters into the field wherever the focus is', async () => {
  const user = await openAndType('');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('link', { name: 'Installation' })[0]).toHaveFocus();
  await user.keyboard('crud');
  expect(getField()).toHaveFocus();
  expect(getField()).toHaveValue('crud');
  await user.keyboard('{Control>}k{/Control}');
  expect(getDialog()).not.toHaveAttribute('open');
});

it('closes on a click on the backdrop, but not if the mouse button was pressed inside the dialog', async () => {
  const user = await openAndType('');
  await user.pointer([
    { keys: '[MouseLeft>]', target: getField() },
    { keys: '[/MouseLeft]', target: getDialog() },
  ]);
  expect(getDialog()).toHaveAttribute('open');
  await user.click(getDialog());
  expect(getDialog()).not.toHaveAttribute('open');
});

it('shows recent searches, which can be removed, and popular links', async () => {
  localStorage.setItem('toolpad-docs-recent-searches', '["sign in","crud"]');
  const user = await openAndType('');
  expect(screen.getAllByRole('link', { name: 'Installation' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove “sign in”' }));
  expect(localStorage.getItem('toolpad-docs-recent-searches')).toBe('["crud"]');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(getField()).toHaveValue('crud');
  expect(await screen.findAllByRole('option')).not.toHaveLength(0);
});
