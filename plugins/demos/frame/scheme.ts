import { parseScheme, type Scheme } from '../../shared/schemes';
import { tryStorage } from '../../shared/tryStorage';
import { isSandboxed, onPageMessage } from './sandbox';

/** The event of `window` when the frame's color scheme has changed. */
export const SCHEME_CHANGE = 'demo-scheme';

/** The attributes from which MUI's and Toolpad's themes read the color scheme. */
const SCHEME_ATTRIBUTES = ['data-theme', 'data-toolpad-color-scheme', 'data-mui-color-scheme'];

const SYSTEM_DARK_QUERY = '(prefers-color-scheme: dark)';

/** Returns the page around the frame, if there is one and it belongs to this site. */
export function getParentDocument(): Document | undefined {
  try {
    return window.parent === window ? undefined : window.parent.document;
  } catch {
    // The page has another origin.
    return undefined;
  }
}

function getStoredScheme(): Scheme {
  const choice = tryStorage(() => localStorage.getItem(COLOR_MODE_KEY));
  return parseScheme(choice) ?? (matchMedia(SYSTEM_DARK_QUERY).matches ? 'dark' : 'light');
}

/**
 * Shows the demo in the color scheme of the page around it, before the first paint and after every change. It needs
 * neither the demo's scripts nor storage. A demo in its own window follows the reader's stored choice. Demos are
 * printed in the light scheme.
 */
export function followColorMode(): void {
  const html = document.documentElement;
  const page = getParentDocument()?.documentElement;
  // The page passes the scheme to a sandboxed frame in the frame's name, because a message would arrive after the first paint.
  let sentScheme = isSandboxed() ? parseScheme(window.name) : undefined;
  const print = matchMedia('print');
  const apply = (): void => {
    const scheme = print.matches
      ? 'light'
      : (page?.dataset.theme ?? sentScheme ?? getStoredScheme());
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
    if (message.type === 'demo:scheme') {
      sentScheme = message.scheme;
      apply();
    }
  });
  if (page) {
    new MutationObserver(apply).observe(page, { attributeFilter: ['data-theme'] });
  } else {
    addEventListener('storage', ({ key }) => {
      if (key === COLOR_MODE_KEY || key === null) {
        apply();
      }
    });
  }
}
