import type { Router } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

/** Your app has a real router; this one keeps the path in memory. */
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
