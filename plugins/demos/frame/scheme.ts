import { COLOR_MODE_KEY, parseScheme, type Scheme, SYSTEM_DARK_QUERY } from '../../choices/schemes';
import { tryStorage } from '../../shared/storage';
import { isEmbedded, onPageMessage } from './sandbox';

/** The event that is dispatched on `window` when the frame's color scheme has changed. */
export const SCHEME_CHANGE = 'demo-scheme';

/** The attributes that MUI's and Toolpad's themes use to select the color scheme. */
const SCHEME_ATTRIBUTES = ['data-theme', 'data-toolpad-color-scheme', 'data-mui-color-scheme'];

function getStoredScheme(): Scheme {
  const choice = tryStorage(() => localStorage.getItem(COLOR_MODE_KEY));
  return parseScheme(choice) ?? (matchMedia(SYSTEM_DARK_QUERY).matches ? 'dark' : 'light');
}

/**
 * Applies the page's color scheme to the frame, before the first paint and after every change. This requires neither
 * the demo's scripts nor storage. A demo in its own window uses the reader's stored choice. Printing uses the light
 * scheme.
 */
export function followColorMode(): void {
  const html = document.documentElement;
  // The page passes the scheme through the frame's name, because a message would arrive after the first paint.
  let sentScheme = isEmbedded() ? parseScheme(window.name) : undefined;
  const print = matchMedia('print');
  const apply = (): void => {
    const scheme = print.matches ? 'light' : (sentScheme ?? getStoredScheme());
    for (const attribute of SCHEME_ATTRIBUTES) {
      html.setAttribute(attribute, scheme);
    }
    html.classList.toggle('dark', scheme === 'dark');
    html.classList.toggle('light', scheme === 'light');
    dispatchEvent(new Event(SCHEME_CHANGE));
  };
  apply();
  matchMedia(SYSTEM_DARK_QUERY).addEventListener('change', apply);
  print.addEventListener('change', apply);
  onPageMessage((message) => {
    if (message.type === 'demo:scheme' && message.scheme !== sentScheme) {
      sentScheme = message.scheme;
      apply();
    }
  });
  addEventListener('storage', ({ key }) => {
    if (key === COLOR_MODE_KEY || key === null) {
      apply();
    }
  });
}
