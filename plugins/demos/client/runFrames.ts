import { getCurrentScheme } from '../../choices/schemes';
import { isRecord } from '../../shared/unknown';
import { type PageMessage, PLACEHOLDER_ADDED } from '../shared/frames';
import { hasEdits } from '../theme/Demo/edits';

/**
 * After the first scroll, frames load when they are within this distance of the viewport. Chromium uses the same
 * distance for lazy frames on fast connections (LazyFrameLoadingDistanceThreshold).
 */
const LOAD_DISTANCE = '1250px';

/** The number of frames whose scripts load at the same time. */
const MAX_STARTING = 2;

/** The space above the lines that the code scrolls to, in px. */
const TOP_PX = 88;

/** Sends a message to a frame. The target origin is `*`, because the opaque origin of edited code can't be named. */
function send({ contentWindow }: HTMLIFrameElement, message: PageMessage): void {
  contentWindow?.postMessage(message, '*');
}

const findFrames = (root: ParentNode | null = document): HTMLIFrameElement[] => [
  ...(root?.querySelectorAll<HTMLIFrameElement>('[data-demo] iframe') ?? []),
];

/** Starts React on the page if the reader has edited a demo, because `<Demo>` sends the edited code to its frame. */
function restoreEdits(demo: HTMLElement | null): void {
  if (hasEdits(demo?.dataset.demo ?? '')) {
    demo?.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  }
}

/**
 * Loads the frames of demos. Before the first scroll, only frames in the viewport load. After it, frames load well
 * before they enter the viewport. A page in the background (prerendered, or in another tab) loads none. Native lazy
 * loading would load all frames in background pages, and browsers create a document for each lazy frame while they
 * parse the page.
 */
function loadFrames(): void {
  const addFrames: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        // The placeholder's data attributes become the frame's `src` and `title`. The frame's name passes the color
        // scheme to the frame before its first paint.
        const { dataset } = target as HTMLElement;
        const name = getCurrentScheme();
        target.append(Object.assign(document.createElement('iframe'), dataset, { name }));
        restoreEdits(target.closest<HTMLElement>('[data-demo]'));
      }
    }
  };
  let observer = new IntersectionObserver(addFrames);
  const observePlaceholders = (): void =>
    document
      .querySelectorAll('[data-demo] [data-src]:empty')
      .forEach((placeholder) => observer.observe(placeholder));
  observePlaceholders();
  document.addEventListener('DOMContentLoaded', observePlaceholders);
  document.addEventListener(PLACEHOLDER_ADDED, observePlaceholders);
  addEventListener(
    'scroll',
    () => {
      observer.disconnect();
      observer = new IntersectionObserver(addFrames, { rootMargin: LOAD_DISTANCE });
      observePlaceholders();
    },
    { once: true },
  );
}

/**
 * Returns a function that starts a demo as soon as it is in view and the page has loaded. The scripts of at most two
 * frames load at the same time.
 */
function createStarter() {
  /** The frames in view that haven't started. */
  const waiting = new Set<HTMLIFrameElement>();
  const starting = new Set<HTMLIFrameElement>();
  const startNext = (): void => {
    for (const frame of waiting) {
      const running = [...starting].filter(({ isConnected }) => isConnected);
      if (document.readyState === 'complete' && running.length < MAX_STARTING) {
        observer.unobserve(frame);
        waiting.delete(frame);
        starting.add(frame);
        send(frame, { type: 'demo:load' });
      }
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      waiting[isIntersecting ? 'add' : 'delete'](target as HTMLIFrameElement);
    }
    startNext();
  });
  addEventListener('load', startNext);
  return {
    startInView: (frame: HTMLIFrameElement): void => {
      const { saveData, effectiveType = '' } = navigator.connection ?? {};
      // The types of very slow connections are `slow-2g` and `2g`.
      if (!saveData && !effectiveType.endsWith('2g')) {
        observer.observe(frame);
      }
    },
    finish: (frame: HTMLIFrameElement): void => {
      observer.unobserve(frame);
      waiting.delete(frame);
      starting.delete(frame);
      startNext();
    },
  };
}

/** Asks the frame to light up the part that the lines under the pointer or with the focus create. */
function sendPart({ target, type }: Event): void {
  const lines = target instanceof Element && target.closest<HTMLElement>('[data-part]');
  if (lines) {
    const part = type.endsWith('t') ? '' : (lines.dataset.part ?? '');
    findFrames(lines.closest('[data-demo]')).forEach((frame) =>
      send(frame, { type: 'demo:part', part }),
    );
  }
}

/** Lights up the lines of the part that the frame has lit, and scrolls to them if only the code has a scrollbar. */
function lightLines(demo: Element | null, part: unknown): void {
  const all = [...(demo?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
  const lit = all.filter((lines) => lines.toggleAttribute('data-lit', lines.dataset.part === part));
  // The lines of a language that the reader hasn't chosen have no offset parent.
  const first = lit.find(({ offsetParent }) => offsetParent);
  if (first?.offsetParent && !lit.some((lines) => lines.matches(':hover'))) {
    first.offsetParent.scrollTop = first.offsetTop - TOP_PX;
  }
}

/** Loads the frames of demos, starts those whose content needs their scripts, and sends them the page's color scheme. */
export function afterPaint(): void {
  const starter = createStarter();
  const sendScheme = (frame: HTMLIFrameElement): void =>
    send(frame, { type: 'demo:scheme', scheme: getCurrentScheme() });
  addEventListener('message', ({ source, data }) => {
    const frame = findFrames().find(({ contentWindow }) => contentWindow === source);
    // Edited code can send anything, so the type of the part isn't known.
    const { type, part } = isRecord(data) ? data : {};
    if (frame && type === 'demo:ready') {
      sendScheme(frame);
    } else if (frame && type === 'demo:waiting') {
      starter.startInView(frame);
    } else if (frame && type === 'demo:loaded') {
      starter.finish(frame);
    } else if (frame && type === 'demo:part') {
      lightLines(frame.closest('[data-demo]'), part);
    }
  });
  for (const type of ['pointerover', 'focusin', 'pointerout', 'focusout']) {
    document.addEventListener(type, sendPart);
  }
  new MutationObserver(() => findFrames().forEach(sendScheme)).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  loadFrames();
}
