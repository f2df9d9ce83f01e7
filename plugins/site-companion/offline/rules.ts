/** Tells a waiting worker to take over at once, instead of after the last tab is closed. */
export const SKIP_WAITING_MESSAGE = { type: 'SKIP_WAITING' } as const;

const BUTTONS = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];

/** Where a reader may be typing: in fields, and in the demos' frames, which are not asked for their focus. */
const FIELDS = `textarea,select,iframe,input:not(${BUTTONS.map((type) => `[type=${type}]`).join()})`;

/**
 * Whether a page registers the worker: only in production and only on the official docs host, which
 * must match exactly: previews and mirrors keep nothing.
 *
 * @param hostname - `location.hostname`, without a port.
 * @param officialHost - The site's option; without it no page registers.
 */
export function mayRegister(
  production: boolean,
  hostname: string,
  officialHost: string | undefined,
): boolean {
  return production && officialHost !== undefined && hostname === officialHost;
}

/**
 * Whether the focused element is a field that a reader may be typing in.
 *
 * @param element - `document.activeElement`.
 */
export function isTyping(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(FIELDS));
}

/** What decides over the one reload of a page. */
export interface ReloadState {
  /** Whether a worker has served this page, or taken it over. */
  readonly controlled: boolean;
  /** Whether the reader is in a field. */
  readonly typing: boolean;
  readonly phase: 'idle' | 'due' | 'done';
}

export type ReloadEvent =
  /** A new worker has become the page's (`controllerchange`). */
  | { type: 'activated' }
  /** The focus has moved. */
  | { type: 'focus'; typing: boolean }
  /** The page is being reloaded. */
  | { type: 'reloading' };

/**
 * The state at a page's start.
 *
 * @param controlled - Whether `navigator.serviceWorker.controller` is set.
 * @param typing - Whether the reader is in a field already.
 */
export function startReload(controlled: boolean, typing: boolean): ReloadState {
  return { controlled, typing, phase: 'idle' };
}

/**
 * Decides over the reload when a new worker takes over: once, not while the reader is typing, and not
 * on a page that was never controlled. The first worker of a page only starts to control it: what it
 * shows is as new as the worker.
 */
export function reduceReload(state: ReloadState, event: ReloadEvent): ReloadState {
  switch (event.type) {
    case 'focus':
      return { ...state, typing: event.typing };
    case 'activated':
      if (!state.controlled) {
        return { ...state, controlled: true };
      }
      return state.phase === 'done' ? state : { ...state, phase: 'due' };
    case 'reloading':
      return { ...state, phase: 'done' };
  }
}

/** Whether to reload now. */
export function isReloadDue({ phase, typing }: ReloadState): boolean {
  return phase === 'due' && !typing;
}
