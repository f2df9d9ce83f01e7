/** Runs samples with dialogs and with the URL's query in the way that readers would. */
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { type ReactNode, StrictMode } from 'react';
import { type Exports, loadSamples } from './support/samples';

const DialogsWrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <DialogsProvider>{children}</DialogsProvider>
  </StrictMode>
);

describe('useOfflineAlert', () => {
  const { useOfflineAlert } = loadSamples('react-use-dialogs/', ['useOfflineAlert']);
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
  const { useConfirmDelete } = loadSamples('react-use-dialogs/', ['useConfirmDelete']);

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
    const { useSeats } = loadSamples('react-use-dialogs/', ['useSeats']);
    const { result } = renderHook<Exports, unknown>(() => useSeats(), { wrapper: DialogsWrapper });
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
  it('sets several parameters at once, and preserves the other parameters and the hash', () => {
    const navigate = jest.fn();
    const { useListParams } = loadSamples('react-persistent-state/', ['useListParams'], {
      'react-router': {
        useLocation: () => ({ pathname: '/list', search: '?tab=open&page=7', hash: '#rows' }),
        useNavigate: () => navigate,
      },
    });
    const [values, setValues] = renderHook<Exports[string], unknown>(() => useListParams()).result
      .current;
    expect(values).toEqual({ query: '', page: 7 });

    setValues({ query: 'lamp', page: 1 });
    expect(navigate.mock.calls).toEqual([
      [{ search: 'tab=open&page=1&query=lamp', hash: '#rows' }, { replace: true }],
    ]);
  });
});
