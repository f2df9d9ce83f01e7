/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { useColorScheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setChoices } from '@site/plugins/choices/html';
import type { ReactNode } from 'react';
import Root from '../Root';

function Probe(): ReactNode {
  const { mode, colorScheme, setMode } = useColorScheme();
  return <button onClick={() => setMode('light')}>{`${mode} ${colorScheme}`}</button>;
}

const renderRoot = () =>
  render(
    <Root>
      <Probe />
    </Root>,
  );

/** Makes the operating system prefer dark colors. */
beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addListener: jest.fn(), removeListener: jest.fn() }),
  });
  document.documentElement.removeAttribute('data-theme-choice');
});

it('applies the operating system’s color scheme, and then a choice that is made outside React', async () => {
  renderRoot();
  expect(screen.getByRole('button')).toHaveTextContent('system dark');
  await act(async () => {
    setChoices({ themeChoice: 'light' });
    await Promise.resolve();
  });
  expect(screen.getByRole('button')).toHaveTextContent('light light');
});

it('applies a mode that is set with useColorScheme() to the page, but doesn’t let MUI store it', async () => {
  renderRoot();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('light light');
  expect(document.documentElement.dataset.themeChoice).toBe('light');
  expect(Object.keys(localStorage)).toEqual([]);
});
