import { parseScheme, type Scheme } from '../../shared/schemes';
import { unlessBlocked } from '../../shared/unlessBlocked';
import { isSandboxed, onPageMessage } from './sandbox';

/** Sent on `window` when the frame's color scheme has changed. */
export const SCHEME_CHANGE = 'demo-scheme';

/** The attributes by which MUI's and Toolpad's themes choose their colors. */
const SCHEME_ATTRIBUTES = ['data-theme', 'data-toolpad-color-scheme', 'data-mui-color-scheme'];

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

const PRINT = 'print';

/** The page around the frame, if it is one of this site. */
export function pageAround(): Document | undefined {
  try {
    return window.parent === window ? undefined : window.parent.document;
  } catch {
    // A page of another origin: the demo stands for itself.
    return undefined;
  }
}

function storedScheme(): Scheme {
  const choice = unlessBlocked(() => localStorage.getItem(COLOR_MODE_KEY));
  return parseScheme(choice) ?? (matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light');
}

/** What the page around a sandboxed frame says in the frame's name, before it can send anything. */
function namedScheme(): Scheme | undefined {
  return isSandboxed() ? parseScheme(window.name) : undefined;
}

/**
 * Shows the demo in the colors of the page around it, before the first paint and after every
 * change, whether or not the demo's scripts are there and whether or not storage may be used. In a
 * window of its own the demo follows the reader's stored choice. Paper is white, so a demo is printed in
 * the light scheme.
 */
export function followColorMode(): void {
  const html = document.documentElement;
  const page = pageAround()?.documentElement;
  let told = namedScheme();
  const paper = matchMedia(PRINT);
  const apply = (): void => {
    const scheme = paper.matches ? 'light' : (page?.dataset.theme ?? told ?? storedScheme());
    for (const attribute of SCHEME_ATTRIBUTES) {
      html.setAttribute(attribute, scheme);
    }
    html.classList.toggle('dark', scheme === 'dark');
    html.classList.toggle('light', scheme === 'light');
    dispatchEvent(new Event(SCHEME_CHANGE));
  };
  apply();
  matchMedia(SYSTEM_DARK).addEventListener('change', apply);
  paper.addEventListener('change', apply);
  onPageMessage((message) => {
    if (message.type === 'demo:scheme') {
      told = message.scheme;
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
