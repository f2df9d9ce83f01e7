import { expect } from '@playwright/test';
import { APP_SCRIPTS_PATH } from '../../../scripts/lib/record';

/** A browser with the few functions that the tests of all engines need. Each engine has its own driver. */
export interface Engine {
  version: string;
  goto: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page, and awaits promises. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Moves the pointer to a position in the viewport, in CSS px, and clicks immediately. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys, with the names of `KeyboardEvent.key`. All keys but the last are held. */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Waits until an expression is true in the page, even across a navigation.
 *
 * @param condition - a description of what is awaited, for the error message
 */
export async function waitUntil(
  engine: Engine,
  expression: string,
  condition: string,
): Promise<void> {
  await expect
    .poll(() => engine.evaluate(expression).catch(String), `${condition}: ${expression}`)
    .toBe(true);
}

/** Returns a point in the first rendered element that matches a selector. */
async function findPoint(engine: Engine, selector: string): Promise<{ x: number; y: number }> {
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

/** Moves the pointer onto an element and clicks immediately, as soon as the element has stopped moving. */
export async function click(engine: Engine, selector: string): Promise<void> {
  let point = await findPoint(engine, selector);
  // Scrolling renders skipped content (`content-visibility`), which moves the element.
  await expect
    .poll(async () => {
      const before = point;
      point = await findPoint(engine, selector);
      return point.x === before.x && point.y === before.y;
    }, `${selector} to stop moving`)
    .toBe(true);
  await engine.click(point.x, point.y);
}

/** Records the errors of the current document. */
export async function watchErrors(engine: Engine): Promise<void> {
  await engine.evaluate(`(() => {
    const errors = (window.testErrors = []);
    addEventListener('error', (event) => errors.push(String(event.message ?? event.target?.src)), true);
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    const report = console.error;
    console.error = (...parts) => { errors.push(parts.map(String).join(' ')); report(...parts); };
  })()`);
}

/** Returns the errors since `watchErrors` was called. */
export const getErrors = (engine: Engine): Promise<string[]> =>
  engine.evaluate<string[]>('window.testErrors ?? []');

/** Returns the URLs of the app's scripts that the page has requested. */
export const getAppScripts = async (engine: Engine): Promise<string[]> => {
  const names = await engine.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name)`,
  );
  return names.filter((name) => name.includes(APP_SCRIPTS_PATH));
};
