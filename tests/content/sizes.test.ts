/** Compares the sizes that pages state with those of bundles from the installed package. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';

const ROOT = path.join(__dirname, '../..');
const OVERVIEW_PAGE = 'docs-toolpad-core/introduction/index.mdx';

/** Returns a pattern for the size of a component in the overview's table. */
const createCellPattern = (name: string): RegExp =>
  new RegExp(`\\[${name}\\]\\([^)]*\\) \\| ([\\d.]+) kB \\|`);

/** The exports, the page that states their size, and a pattern that captures the size on the page. */
const STATED_SIZES: [exports: string[], page: string, pattern: RegExp][] = [
  [['AppProvider'], OVERVIEW_PAGE, createCellPattern('App Provider')],
  [['DashboardLayout'], OVERVIEW_PAGE, createCellPattern('Dashboard Layout')],
  [['PageContainer'], OVERVIEW_PAGE, createCellPattern('Page Container')],
  [['SignInPage'], OVERVIEW_PAGE, createCellPattern('Sign-in Page')],
  [['Account'], OVERVIEW_PAGE, createCellPattern('Account')],
  [['Crud'], OVERVIEW_PAGE, createCellPattern('CRUD')],
  [['Crud'], 'docs-toolpad-core/react-crud/index.mdx', /`Crud` adds ([\d.]+) kB/],
  [['useDialogs', 'useDialogs/DialogsProvider'], OVERVIEW_PAGE, createCellPattern('useDialogs')],
  [
    ['useNotifications', 'useNotifications/NotificationsProvider'],
    OVERVIEW_PAGE,
    createCellPattern('useNotifications'),
  ],
  [['useLocalStorageState'], OVERVIEW_PAGE, createCellPattern('Persisted state')],
  [
    ['useLocalStorageState'],
    'docs-toolpad-core/react-persistent-state/index.mdx',
    /the hook adds ([\d.]+) kB/,
  ],
  [['useSession'], OVERVIEW_PAGE, createCellPattern('useSession')],
  [
    ['AppProvider', 'DashboardLayout', 'PageContainer'],
    OVERVIEW_PAGE,
    /Page Container together are ([\d.]+) kB/,
  ],
];

/**
 * Bundles exports as the production build of an app does, and returns the compressed size in kilobytes. The bundle
 * includes Material UI and Emotion, but not React, which every app already has.
 */
async function measureSize(exports: readonly string[]): Promise<number> {
  const input = exports.map((name) => {
    const [module = '', member = module] = name.split('/');
    return `export { ${member} } from '@toolpad/core/${module}';`;
  });
  // esbuild runs in a separate process, because it fails if Jest's globals are set.
  const { stdout } = await execa({ cwd: ROOT, input: input.join('\n'), encoding: 'buffer' })`
    node_modules/.bin/esbuild --bundle --minify --format=esm --platform=browser --target=es2022
    --external:react --external:react/* --external:react-dom --external:react-dom/*
    --define:process.env.NODE_ENV="production" --log-level=error`;
  return gzipSync(stdout).byteLength / 1000;
}

it.each(STATED_SIZES)('states the correct size of %s in %s', async (exports, page, pattern) => {
  const [, stated = ''] = pattern.exec(fs.readFileSync(path.join(ROOT, page), 'utf8')) ?? [];
  const size = await measureSize(exports);
  // Compression differs slightly between Node.js releases, so the last digit may differ by one.
  const tolerance = stated.includes('.') ? 0.1 : 1;
  expect(parseFloat(stated)).toBeGreaterThanOrEqual(size - tolerance);
  expect(parseFloat(stated)).toBeLessThanOrEqual(size + tolerance);
});
