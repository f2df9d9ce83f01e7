import { createTheme } from '@mui/material/styles';
import type { Router } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

/** The tutorial uses React Router; this one keeps the path in memory. */
export function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = useState(initialPath);

  return useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );
}

/**
 * The default theme with lower breakpoints: a demo's frame is narrower than
 * your window.
 */
export const frameTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  breakpoints: { values: { xs: 0, sm: 480, md: 680, lg: 1200, xl: 1536 } },
});
