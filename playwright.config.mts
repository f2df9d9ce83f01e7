import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import type * as Chromium from './scripts/lib/chromium';
import { load } from './scripts/lib/load.mjs';

const { createChromiumOptions } = load(
  import.meta.filename,
  './scripts/lib/chromium.ts',
) as typeof Chromium;

const isCI = Boolean(process.env.CI);

/**
 * The timeout for tests that slow down the browser, or may run beside other tests on a slow machine. Assertions and
 * actions still fail after 20 s.
 */
const LONG_TIMEOUT_MS = 3 * 60_000;

// Playwright's workers load this file again, and inherit the URLs. If a variable is already set, it contains the URL of
// a served site, such as a deployed one.
process.env.SITE_URL ??= `http://127.0.0.1:${await getPort()}/toolpad/`;
process.env.DEMOS_URL ??= `http://127.0.0.1:${await getPort()}/toolpad/`;

const createWebServer = (script: string, url: string) => ({
  command: `node ${script} --port ${new URL(url).port}`,
  url,
  reuseExistingServer: true,
  timeout: 10 * 60_000,
});

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'node_modules/.cache/playwright/results',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: isCI,
  // A failed test runs again with a trace. Tracing all tests would increase the run time by half. Outside CI, the run
  // fails even if the test passes then.
  retries: isCI ? 2 : 1,
  failOnFlakyTests: !isCI,
  // Journeys often wait for the network and for timers, so even a small machine can run more of them at a time than it
  // has processors.
  workers: 3,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'node_modules/.cache/playwright/report' }],
    // scripts/test.mjs counts tests with this report.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
  ],
  use: {
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    trace: 'on-first-retry',
    launchOptions: await createChromiumOptions(),
  },
  projects: [
    { name: 'journeys', testDir: 'tests/journeys' },
    { name: 'extended', testDir: 'tests/extended', timeout: LONG_TIMEOUT_MS },
    // Journeys that depend on timing run one at a time.
    { name: 'serial', testDir: 'tests/serial', workers: 1, timeout: LONG_TIMEOUT_MS },
  ],
  webServer: [
    createWebServer('scripts/serve.mjs', process.env.SITE_URL),
    createWebServer('tests/fixtures/demos/serve.mjs', process.env.DEMOS_URL),
  ],
});
