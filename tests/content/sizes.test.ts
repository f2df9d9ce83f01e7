/** Pages name the sizes that the installed package has. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';

const ROOT = path.join(__dirname, '../..');
const OVERVIEW = 'docs-toolpad-core/introduction/index.mdx';

/** Finds the cell beside the link to a part in the overview's table. */
const findCell = (name: string): RegExp =>
  new RegExp(`\\[${name}\\]\\([^)]*\\) \\| ([\\d.]+) kB \\|`);

/** The exports that are measured, and where a page states their size, which is the pattern's group. */
const SIZES: [exports: string[], page: string, pattern: RegExp][] = [
  [['AppProvider'], OVERVIEW, findCell('App Provider')],
  [['DashboardLayout'], OVERVIEW, findCell('Dashboard Layout')],
  [['PageContainer'], OVERVIEW, findCell('Page Container')],
  [['SignInPage'], OVERVIEW, findCell('Sign-in Page')],
  [['Account'], OVERVIEW, findCell('Account')],
  [['Crud'], OVERVIEW, findCell('CRUD')],
  [['Crud'], 'docs-toolpad-core/react-crud/index.mdx', /`Crud` adds ([\d.]+) kB/],
  [['useDialogs', 'useDialogs/DialogsProvider'], OVERVIEW, findCell('useDialogs')],
  [
    ['useNotifications', 'useNotifications/NotificationsProvider'],
    OVERVIEW,
    findCell('useNotifications'),
  ],
  [['useLocalStorageState'], OVERVIEW, findCell('Persisted state')],
  [
    ['useLocalStorageState'],
    'docs-toolpad-core/react-persistent-state/index.mdx',
    /the hook adds ([\d.]+) kB/,
  ],
  [['useSession'], OVERVIEW, findCell('useSession')],
  [
    ['AppProvider', 'DashboardLayout', 'PageContainer'],
    OVERVIEW,
    /Page Container together are ([\d.]+) kB/,
  ],
];

/**
 * Bundles exports as an app's production build does, and returns the compressed size in kilobytes. React
 * isn't counted, because every app has it already; Material UI and Emotion are.
 */
async function measure(exports: readonly string[]): Promise<number> {
  const input = exports.map((name) => {
    const [module = '', member = module] = name.split('/');
    return `export { ${member} } from '@toolpad/core/${module}';`;
  });
  // In a process of its own, because esbuild refuses Jest's globals.
  const { stdout } = await execa({ cwd: ROOT, input: input.join('\n'), encoding: 'buffer' })`
    node_modules/.bin/esbuild --bundle --minify --format=esm --platform=browser --target=es2022
    --external:react --external:react/* --external:react-dom --external:react-dom/*
    --define:process.env.NODE_ENV="production" --log-level=error`;
  return gzipSync(stdout).byteLength / 1000;
}

it.each(SIZES)('measures %s as stated in %s', async (exports, page, pattern) => {
  const [, stated = ''] = pattern.exec(fs.readFileSync(path.join(ROOT, page), 'utf8')) ?? [];
  const size = await measure(exports);
  // Releases of Node.js compress a little differently, so the last digit may differ by one.
  const tolerance = stated.includes('.') ? 0.1 : 1;
  expect(parseFloat(stated)).toBeGreaterThanOrEqual(size - tolerance);
  expect(parseFloat(stated)).toBeLessThanOrEqual(size + tolerance);
});
