import type { Page } from '@playwright/test';
import { PAGE_CHANGE } from '../../plugins/page-start/shared/events';

/** Opens a page with a client-side navigation, as the back button does. React must have started. */
export const navigateWithinSite = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    ([url, name]) =>
      new Promise<void>((resolve) => {
        document.addEventListener(name, () => resolve(), { once: true });
        history.pushState({}, '', url);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }),
    [`/toolpad/${path}`, PAGE_CHANGE] as const,
  );
