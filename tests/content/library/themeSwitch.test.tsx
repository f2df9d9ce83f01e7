/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { createTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider, type AppTheme } from '@toolpad/core/AppProvider';
import { ThemeSwitcher } from '@toolpad/core/DashboardLayout';

const BOTH = { light: true, dark: true };
const ATTRIBUTE = 'data-toolpad-color-scheme';

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  // React warns about the provider's script element, and Material UI about the mode that can't be
  // set.
  jest.spyOn(console, 'error').mockImplementation();
  window.localStorage.clear();
  document.documentElement.removeAttribute(ATTRIBUTE);
  // jsdom doesn't support media queries. This mock reports the light scheme as preferred.
  const listen = (): void => undefined;
  const old = { addListener: listen, removeListener: listen };
  window.matchMedia = () =>
    ({
      ...old,
      matches: false,
      addEventListener: listen,
      removeEventListener: listen,
    }) as unknown as MediaQueryList;
});

function show(theme: AppTheme) {
  render(
    <AppProvider theme={theme}>
      <ThemeSwitcher />
    </AppProvider>,
  );
}

const scheme = (): string | null => document.documentElement.getAttribute(ATTRIBUTE);

// The pages “Base concepts” and “App Provider” describe these types of themes.
describe('ThemeSwitcher', () => {
  it('changes the color scheme of a theme with a selector and two schemes', async () => {
    show(createTheme({ cssVariables: { colorSchemeSelector: ATTRIBUTE }, colorSchemes: BOTH }));
    expect(scheme()).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(scheme()).toBe('dark');
  });

  it('appears with cssVariables: true, but doesn’t change the color scheme', async () => {
    const theme = createTheme({ cssVariables: true, colorSchemes: BOTH });
    show(theme);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(theme.colorSchemeSelector).toBe('media');
    expect(document.documentElement.attributes).toHaveLength(0);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('The `setMode` function has no effect'),
    );
  });

  it.each([
    ['colorSchemes without cssVariables', createTheme({ colorSchemes: BOTH })],
    ['one plain theme', createTheme()],
  ])('doesn’t appear with %s', (_name, theme) => {
    show(theme);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('switches between two themes without CSS variables', async () => {
    const dark = createTheme({ palette: { mode: 'dark' } });
    show({ light: createTheme(), dark });
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  });
});
