/** @jest-environment jsdom */
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { createBrandTheme } from '../../brand/shared/theme';
import Dialog from '../theme/ProjectCheck/Dialog';

const REQUIREMENTS = {
  name: '@toolpad/core',
  version: '0.15.0',
  node: '>=18',
  peers: { react: '^19' },
};

const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

function renderDialog(onClose = () => undefined): HTMLElement {
  Object.assign(HTMLDialogElement.prototype, { showModal });
  render(
    <ThemeProvider theme={createBrandTheme('core')}>
      <Dialog requirements={REQUIREMENTS} onClose={onClose} />
    </ThemeProvider>,
  );
  return screen.getByRole('dialog', { name: 'Check my project' });
}

it('opens a native modal dialog, whose form closes it', () => {
  const onClose = jest.fn();
  const dialog = renderDialog(onClose);
  expect(dialog.tagName).toBe('DIALOG');
  expect(showModal).toHaveBeenCalledTimes(1);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.closest('form')?.method).toBe('dialog');
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('renders a native textarea without style attributes, which the CSP forbids', () => {
  const dialog = renderDialog();
  const field = screen.getByRole('textbox', { name: /^Paste or drop your package\.json/ });
  expect(field.tagName).toBe('TEXTAREA');
  expect(field.getAttribute('type')).toBeNull();
  expect(field.getAttribute('spellcheck')).toBe('false');
  fireEvent.change(field, { target: { value: '{"dependencies":{"react":"^19.0.0"}}' } });
  expect(screen.getByRole('status').querySelectorAll('li')).toHaveLength(3);
  expect([dialog, ...dialog.querySelectorAll('*')].filter((e) => e.hasAttribute('style'))).toEqual(
    [],
  );
});
