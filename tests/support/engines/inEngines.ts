import { findChromium } from '../../../scripts/lib/chromium';
import { findFirefox, findWebKit, whyMissing } from '../../../scripts/lib/findBrowser';
import { openChromium } from './chromium';
import type { Engine, EngineOptions } from './engine';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

const ENGINES = {
  Chromium: { find: findChromium, open: openChromium },
  Firefox: { find: findFirefox, open: openFirefox },
  WebKit: { find: findWebKit, open: openWebKit },
};

/**
 * Takes the steps of a journey in some of the engines. One that is not installed is left out, and the
 * run says so.
 *
 * @param steps by title, each continues where the one before it ended
 * @param options how the browsers are started, once the tests run
 */
export function inEngines(
  names: readonly (keyof typeof ENGINES)[],
  steps: Record<string, (engine: Engine) => Promise<void>>,
  options: () => EngineOptions = () => ({}),
): void {
  // A second try (tests/support/jest/secondTry.ts) would begin where the first one stopped.
  jest.retryTimes(0);
  describe.each(names)('%s', (name) => {
    const { find, open } = ENGINES[name];
    const missing = whyMissing(find);
    if (missing) {
      console.warn(`${name} is left out. ${missing}`);
      test.skip.each(Object.keys(steps))('%s', () => undefined);
      return;
    }

    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await open(options());
      console.info(`${name}: ${engine.version}`);
    });
    afterAll(() => engine?.close());

    test.each(Object.entries(steps))('%s', async (_title, step) => {
      if (!engine) {
        throw new Error(`${name} did not open.`);
      }
      await step(engine);
    });
  });
}
