/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { createTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider, type AppTheme } from '@toolpad/core/AppProvider';
import { ThemeSwitcher } from '@toolpad/core/DashboardLayout';

const BOTH_SCHEMES = { light: true, dark: true };
const SCHEME_ATTRIBUTE = 'data-toolpad-color-scheme';

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  // Hides React's warning about the provider's script element, and Material UI's warning about a mode that can't be
  // set.
  jest.spyOn(console, 'error').mockImplementation();
  window.localStorage.clear();
  document.documentElement.removeAttribute(SCHEME_ATTRIBUTE);
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

function renderSwitcher(theme: AppTheme) {
  render(
    <AppProvider theme={theme}>
      <ThemeSwitcher />
    </AppProvider>,
  );
}

const getScheme = (): string | null => document.documentElement.getAttribute(SCHEME_ATTRIBUTE);

// The pages “Base concepts” and “App Provider” describe the behavior with these types of themes.
describe('ThemeSwitcher', () => {
  it('changes the color scheme on a click if the theme has two color schemes and a selector', async () => {
    renderSwitcher(
      createTheme({
        cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
        colorSchemes: BOTH_SCHEMES,
      }),
    );
    expect(getScheme()).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(getScheme()).toBe('dark');
  });

  it('appears if cssVariables is true, but doesn’t change the color scheme', async () => {
    const theme = createTheme({ cssVariables: true, colorSchemes: BOTH_SCHEMES });
    renderSwitcher(theme);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(theme.colorSchemeSelector).toBe('media');
    expect(document.documentElement.attributes).toHaveLength(0);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('The `setMode` function has no effect'),
    );
  });

  it.each([
    ['colorSchemes without cssVariables', createTheme({ colorSchemes: BOTH_SCHEMES })],
    ['no options', createTheme()],
  ])('doesn’t appear if the theme is created with %s', (_name, theme) => {
    renderSwitcher(theme);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('switches between a light and a dark theme without CSS variables', async () => {
    const dark = createTheme({ palette: { mode: 'dark' } });
    renderSwitcher({ light: createTheme(), dark });
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  });
});
