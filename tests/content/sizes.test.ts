/** Compares the sizes that pages state with those of bundles from the installed package. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';
import { createTestFolder } from '../support/jest/createTestFolder';

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

const folder = createTestFolder();

/** Returns the name of the bundle of exports. */
const getBundle = (exports: readonly string[]): string =>
  `${exports.join('-').replaceAll('/', '-')}.js`;

/**
 * Bundles exports as the production build of an app does. The bundles include Material UI and Emotion, but not React,
 * which every app already has.
 */
beforeAll(async () => {
  const entries = STATED_SIZES.map(([exports]) => {
    const lines = exports.map((name) => {
      const [module = '', member = module] = name.split('/');
      return `export { ${member} } from '@toolpad/core/${module}';`;
    });
    folder.write(getBundle(exports), lines.join('\n'));
    return folder.getPath(getBundle(exports));
  });
  // esbuild runs in a separate process, because it fails if Jest's globals are set.
  await execa({ cwd: ROOT, env: { NODE_PATH: path.join(ROOT, 'node_modules') } })`
    node_modules/.bin/esbuild ${[...new Set(entries)]} --outdir=${folder.getPath('bundles')}
    --bundle --minify --format=esm --platform=browser --target=es2022
    --external:react --external:react/* --external:react-dom --external:react-dom/*
    --define:process.env.NODE_ENV="production" --log-level=error`;
});

it.each(STATED_SIZES)('states the correct size of %s in %s', (exports, page, pattern) => {
  const [, stated = ''] = pattern.exec(fs.readFileSync(path.join(ROOT, page), 'utf8')) ?? [];
  const bundle = fs.readFileSync(folder.getPath(`bundles/${getBundle(exports)}`));
  const size = gzipSync(bundle).byteLength / 1000;
  // Compression differs slightly between Node.js releases, so the last digit may differ by one.
  const tolerance = stated.includes('.') ? 0.1 : 1;
  expect(parseFloat(stated)).toBeGreaterThanOrEqual(size - tolerance);
  expect(parseFloat(stated)).toBeLessThanOrEqual(size + tolerance);
});
