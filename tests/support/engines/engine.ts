import { expect } from '@playwright/test';
import { APP_SCRIPTS } from '../../../scripts/lib/record';

/** How a browser is started. */
export interface EngineOptions {
  /** The port of a proxy on this machine, whose hosts have certificates that nobody has signed. */
  proxy?: number;
  /** The reader allows no cookie and no storage. Only Firefox has such a setting. */
  withoutStorage?: boolean;
}

/** The little that the common journeys need of a browser; each engine has its own driver. */
export interface Engine {
  version: string;
  goto: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page; promises are awaited. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Moves the pointer to a place, in CSS px of the viewport, and clicks at once. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses and releases keys, named as in `KeyboardEvent.key`; the first ones are held if several. */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Waits until an expression is true in the page. A page that is just being left counts as not yet.
 *
 * @param what for the message if it never is
 */
export async function until(engine: Engine, expression: string, what: string): Promise<void> {
  await expect
    .poll(() => engine.evaluate(expression).catch(String), `${what}: ${expression}`)
    .toBe(true);
}

/** The middle of the first element that a selector finds and that is on screen. */
async function middleOf(engine: Engine, selector: string): Promise<{ x: number; y: number }> {
  const point = await engine.evaluate<{ x: number; y: number } | null>(`(() => {
    const element = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .find((candidate) => candidate.getClientRects().length > 0);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getClientRects()[0];
    return { x: Math.round(x + Math.min(width / 2, 40)), y: Math.round(y + height / 2) };
  })()`);
  if (!point) {
    throw new Error(`Expected ${selector} to be on the page.`);
  }
  return point;
}

/** Moves the pointer onto an element and clicks at once. */
export async function click(engine: Engine, selector: string): Promise<void> {
  const { x, y } = await middleOf(engine, selector);
  await engine.click(x, y);
}

/** Keeps what goes wrong in the page from now on, until the next document. */
export async function watchErrors(engine: Engine): Promise<void> {
  await engine.evaluate(`(() => {
    const errors = (window.testErrors = []);
    addEventListener('error', (event) => errors.push(String(event.message ?? event.target?.src)), true);
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    const report = console.error;
    console.error = (...parts) => { errors.push(parts.map(String).join(' ')); report(...parts); };
  })()`);
}

/** What went wrong since `watchErrors`. */
export const errorsOf = (engine: Engine): Promise<string[]> =>
  engine.evaluate<string[]>('window.testErrors ?? []');

/** The app's scripts that the page has asked for. */
export const appScriptsOf = async (engine: Engine): Promise<string[]> => {
  const names = await engine.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name)`,
  );
  return names.filter((name) => name.includes(APP_SCRIPTS));
};
