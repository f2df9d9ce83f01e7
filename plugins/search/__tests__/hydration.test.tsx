/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require", "default"]}
 */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import SearchDialog from '../theme/Search';
import './site';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (url: string) => url }), {
  virtual: true,
});
jest.mock('../theme/Search/dialog.module.css', () => ({}), { virtual: true });
// The panel has tests of its own; here it says what it was given.
jest.mock('../theme/Search/SearchPanel', () => ({
  __esModule: true,
  default: ({ input }: { input: { current: HTMLInputElement } }) => (
    <output>{input.current.value}</output>
  ),
}));

// React's test mode, which Testing Library's own `render` would switch on.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function hydrate(change: (dialog: HTMLDialogElement) => void) {
  const errors: unknown[] = [];
  const report = jest.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SearchDialog />);
  document.body.replaceChildren(container);
  const dialog = container.querySelector('dialog');
  const input = container.querySelector('input');
  if (!dialog || !input) {
    throw new Error('The shell has no dialog or no field.');
  }
  change(dialog);
  await act(async () => {
    hydrateRoot(container, <SearchDialog />, {
      onRecoverableError: (error) => errors.push(error),
    });
    await Promise.resolve();
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  report.mockRestore();
  return { container, dialog, input, errors };
}

it('keeps what the reader did before React: the open dialog, the focus and the text', async () => {
  const before = await hydrate((dialog) => {
    // What `showModal` leaves behind.
    dialog.setAttribute('open', '');
    const input = dialog.querySelector('input');
    input?.focus();
    if (input) {
      input.value = 'crud';
    }
  });
  expect(before.errors).toEqual([]);
  expect(before.dialog.isConnected).toBe(true);
  expect(before.dialog.hasAttribute('open')).toBe(true);
  expect(before.input.value).toBe('crud');
  expect(document.activeElement).toBe(before.input);
  // The panel comes by itself, and adopts the text.
  expect(before.container.querySelector('output')?.textContent).toBe('crud');
});

it('hydrates a dialog nobody opened, and loads nothing', async () => {
  const { container, errors } = await hydrate(() => undefined);
  expect(errors).toEqual([]);
  expect(container.querySelector('output')).toBeNull();
});

it('is a form without script, and closes without script', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<SearchDialog />);
  expect(html.querySelector('form[role="search"]')?.getAttribute('action')).toBe('/search/');
  expect(html.querySelector('input')?.name).toBe('q');
  expect(html.querySelector('dialog')?.getAttribute('closedby')).toBe('any');
  const close = html.querySelector('button');
  expect(html.querySelector(`form#${close?.getAttribute('form')}`)?.getAttribute('method')).toBe(
    'dialog',
  );
  // One button in the search's own form would make Enter press it.
  expect(close?.getAttribute('form')).not.toBe(
    html.querySelector('form[role="search"]')?.getAttribute('id'),
  );
});
