import { defineConfig } from '@playwright/test';
import type * as Chromium from '../../scripts/lib/chromium';
import { load } from '../../scripts/lib/load.mjs';

const { createChromiumOptions } = load(
  import.meta.filename,
  '../../scripts/lib/chromium.ts',
) as typeof Chromium;

const isCI = Boolean(process.env.CI);

/** Replaces the default host rule, because some servers redirect to `localhost`. */
const LOCALHOST =
  '--host-resolver-rules=MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

// Builds and runs the apps of the tutorials. This takes minutes, and needs the npm registry.
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../../node_modules/.cache/playwright/tutorials',
  // Commands, assertions, and actions have shorter limits. The longest tutorial needs 6 minutes beside other tests, and
  // more than 20 on a slow machine.
  timeout: 40 * 60_000,
  // Development servers compile a page when it is first requested. The slowest one, a page with a data grid in Next.js,
  // takes 150 seconds on a machine that runs other tests.
  expect: { timeout: 8 * 60_000 },
  forbidOnly: isCI,
  retries: isCI ? 1 : 0,
  workers: 2,
  // scripts/test.mjs counts tests by this report.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 3 * 60_000,
    navigationTimeout: 5 * 60_000,
    trace: isCI ? 'on-first-retry' : 'off',
    launchOptions: await createChromiumOptions({ args: [LOCALHOST] }),
  },
  projects: [
    { name: 'tutorials', testDir: '.' },
    { name: 'studio', testDir: '../studio' },
  ],
});
