/**
 * Runs code samples from Toolpad Core's pages in the way that readers would.
 *
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import { TextEncoder } from 'node:util';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { type ReactNode, StrictMode } from 'react';
import ts from 'typescript';

// The package's root imports the data grid, which needs TextEncoder, but jsdom doesn't provide it.
Object.assign(globalThis, { TextEncoder });

const DOCS_FOLDER = path.join(__dirname, '../../../docs-toolpad-core');

/**
 * Returns a function from the code block that exports it.
 *
 * @param modules - replacements for modules that the sample imports
 */
function loadSample(page: string, name: string, modules: Record<string, unknown> = {}): unknown {
  const text = fs.readFileSync(path.join(DOCS_FOLDER, page), 'utf8');
  const code = [...text.matchAll(/```tsx?[^\n]*\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .find((block) => block.includes(`export function ${name}(`));
  if (code === undefined) {
    throw new Error(`Expected a sample on ${page} that exports ${name}, but found none.`);
  }
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      esModuleInterop: true,
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const exported: Record<string, unknown> = {};
  // The sample must use the same React as this test.
  const load = (module: string): unknown => modules[module] ?? jest.requireActual(module);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('require', 'exports', outputText) as (
    require: typeof load,
    exports: typeof exported,
  ) => void;
  run(load, exported);
  return exported[name];
}

const DialogsWrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <DialogsProvider>{children}</DialogsProvider>
  </StrictMode>
);

describe('useOfflineAlert', () => {
  const useOfflineAlert = loadSample('react-use-dialogs/index.mdx', 'useOfflineAlert') as (
    offline: boolean,
  ) => void;
  const Watcher = ({ offline }: { offline: boolean }) => {
    useOfflineAlert(offline);
    return null;
  };

  it('opens only one dialog in StrictMode, and closes the dialog when the component unmounts', async () => {
    const { rerender } = render(<Watcher offline />, { wrapper: DialogsWrapper });
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    rerender(<p>Another page</p>);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
  });

  it('doesn’t reopen a dialog that the user has closed', async () => {
    const { rerender } = render(<Watcher offline />, { wrapper: DialogsWrapper });
    fireEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
    rerender(<Watcher offline={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('useConfirmDelete', () => {
  const useConfirmDelete = loadSample('react-use-dialogs/index.mdx', 'useConfirmDelete') as (
    remove: (id: string) => Promise<void>,
  ) => (id: string) => Promise<boolean>;

  const wrapper = ({ children }: { children: ReactNode }) => <AppProvider>{children}</AppProvider>;

  it.each([
    ['true after deleting the record', 'Delete', () => Promise.resolve(), true],
    ['false if the deletion fails', 'Delete', () => Promise.reject(new Error('No.')), false],
    ['false if the user cancels', 'Cancel', () => Promise.resolve(), false],
  ])('resolves to %s', async (_title, button, remove, expected) => {
    jest.spyOn(console, 'error').mockImplementation();
    const { result } = renderHook(() => useConfirmDelete(remove), { wrapper });
    let answer: Promise<boolean> = Promise.resolve(!expected);
    act(() => {
      answer = result.current('7');
    });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await act(async () => expect(await answer).toBe(expected));
    jest.restoreAllMocks();
  });

  it.each([
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('waits for the pending request when the user presses %s', async (_key, cancel) => {
    const remove = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    const { result } = renderHook(() => useConfirmDelete(remove), { wrapper });
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answer = result.current('7');
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    cancel();
    await act(async () => expect(await answer).toBe(true));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});

describe('useSeats', () => {
  it.each([
    ['help', [], 'Help'],
    ['helpOn', ['Refunds'], 'Refunds'],
    ['pick', [4], 'Row 4'],
  ])('opens the dialog of the function %s', async (name, parameters, title) => {
    const useSeats = loadSample('react-use-dialogs/api.mdx', 'useSeats') as () => Record<
      string,
      (...parameters: unknown[]) => unknown
    >;
    const { result } = renderHook(useSeats, { wrapper: DialogsWrapper });
    act(() => void result.current[name]?.(...parameters));
    expect((await screen.findByRole('heading')).textContent).toBe(title);
  });
});

describe('useDialogs', () => {
  it('resolves when the user closes the dialog, before it is unmounted', async () => {
    const { result } = renderHook(useDialogs, { wrapper: DialogsWrapper });
    let answer: Promise<void> = Promise.resolve();
    act(() => {
      answer = result.current.alert('Done.');
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    await act(() => answer);
    expect(screen.queryAllByText('Done.')).toHaveLength(1);
  });
});

describe('useListParams', () => {
  interface ListParams {
    query: string;
    page: number;
  }
  it('sets several parameters at once, and preserves the other parameters and the hash', () => {
    // The site has an older version of React Router, so the test provides the two hooks.
    const navigate = jest.fn();
    const useListParams = loadSample('react-persistent-state/index.mdx', 'useListParams', {
      'react-router': {
        useLocation: () => ({ pathname: '/list', search: '?tab=open&page=7', hash: '#rows' }),
        useNavigate: () => navigate,
      },
    }) as () => readonly [ListParams, (changes: Partial<ListParams>) => void];
    const [values, setValues] = renderHook(useListParams).result.current;
    expect(values).toEqual({ query: '', page: 7 });

    setValues({ query: 'lamp', page: 1 });
    expect(navigate.mock.calls).toEqual([
      [{ search: 'tab=open&page=1&query=lamp', hash: '#rows' }, { replace: true }],
    ]);
  });
});
