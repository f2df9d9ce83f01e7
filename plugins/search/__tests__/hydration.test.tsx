/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require", "default"]}
 */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import SearchDialog from '../theme/Search';
import './site';

// The panel has its own tests. This mock renders only the text of the field.
jest.mock('../theme/Search/SearchPanel', () => ({
  __esModule: true,
  default: ({ input }: { input: { current: HTMLInputElement } }) => (
    <output>{input.current.value}</output>
  ),
}));

// Testing Library's `render` would enable React's test mode, which changes how effects run.
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

it('preserves the open dialog, the focus, and the text in the field during hydration', async () => {
  const before = await hydrate((dialog) => {
    // `showModal` sets this attribute.
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
  // The panel loads without another event, and reads the text.
  expect(before.container.querySelector('output')?.textContent).toBe('crud');
});

it('doesn’t load the panel during the hydration of a closed dialog', async () => {
  const { container, errors } = await hydrate(() => undefined);
  expect(errors).toEqual([]);
  expect(container.querySelector('output')).toBeNull();
});

it('supports submitting the search and closing the dialog without JavaScript', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<SearchDialog />);
  expect(html.querySelector('form[role="search"]')?.getAttribute('action')).toBe(
    '/toolpad/search/',
  );
  expect(html.querySelector('input')?.name).toBe('q');
  expect(html.querySelector('dialog')?.getAttribute('closedby')).toBe('any');
  const close = html.querySelector('button');
  expect(html.querySelector(`form#${close?.getAttribute('form')}`)?.getAttribute('method')).toBe(
    'dialog',
  );
  // If the button were in the search form, Enter would activate it.
  expect(close?.getAttribute('form')).not.toBe(
    html.querySelector('form[role="search"]')?.getAttribute('id'),
  );
});
