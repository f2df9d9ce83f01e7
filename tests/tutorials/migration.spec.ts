import fs from 'node:fs';
import path from 'node:path';
import { submitSignIn } from './support/app';
import { MIGRATION_APP } from './support/migrationApp';
import type { TutorialRunner } from './support/runner';
import { expect, expectVisible, test } from './support/test';

/** A search string or pattern, and its replacement in the app's own files. */
type Edit = readonly [search: string | RegExp, replacement: string];

/** Returns an edit that imports from a module in `src/ui` instead of the library. */
const moveImport = (subpath: string, module: string): Edit => [
  `'@toolpad/core${subpath}'`,
  `'@ui/${module}'`,
];

/** The steps of the page: their headings, and the edits that their text describes. */
const MIGRATION_STEPS: readonly { section: string; edits: readonly Edit[] }[] = [
  {
    section: 'Step 1: replace the persisted state',
    edits: [
      moveImport('', 'storageState'),
      moveImport('/useLocalStorageState', 'storageState'),
      moveImport('/useSessionStorageState', 'storageState'),
    ],
  },
  {
    section: 'Step 2: replace the provider',
    edits: [
      ['import theme from', "import { AppProvider } from '@ui/AppProvider';\nimport theme from"],
      ['<Outlet />\n    </React', '<AppProvider {...props}><Outlet /></AppProvider>\n    </React'],
      moveImport('/useNotifications', 'useNotifications'),
      moveImport('/useDialogs', 'useDialogs'),
      moveImport('/useSession', 'appContext'),
    ],
  },
  {
    section: 'Step 3: replace the page container',
    edits: [
      moveImport('/PageContainer', 'PageContainer'),
      moveImport('/useActivePage', 'navigation'),
    ],
  },
  {
    section: 'Step 4: replace the sign-in page',
    edits: [
      moveImport('/SignInPage', 'SignInPage'),
      ['<SignInPage', '<SignInPage title="Sign in to Help desk"'],
    ],
  },
  { section: 'Step 5: replace CRUD', edits: [moveImport('/Crud', 'Crud')] },
  {
    section: 'Step 6: replace the layout and the account menu',
    edits: [
      moveImport('/DashboardLayout', 'DashboardLayout'),
      moveImport('/AppProvider', 'appContext'),
      [/\s+pattern: '.*?',?/g, ''],
      [/import \{ ReactRouterAppProvider \}.*\n/, ''],
      [/<\/?ReactRouterAppProvider.*>/g, ''],
    ],
  },
  { section: 'Step 7: remove the library and upgrade', edits: [] },
];

/** Returns the app's own source files, without the modules in `src/ui` that the page provides. */
function listSources(folder: string): string[] {
  const source = path.join(folder, 'src');
  return fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('ui/'))
    .map((name) => path.join(source, name));
}

/** Applies edits to the app's own files. Each edit must match at least once. */
function editSources({ folder }: TutorialRunner, edits: readonly Edit[]): void {
  const unused = new Set(edits);
  for (const file of listSources(folder)) {
    const modules = path.relative(path.dirname(file), path.join(folder, 'src/ui'));
    let text = fs.readFileSync(file, 'utf8');
    for (const each of edits) {
      const [search, replacement] = each;
      const edited = text.replaceAll(
        typeof search === 'string' ? search : new RegExp(search, 'g'),
        replacement,
      );
      if (edited !== text) {
        unused.delete(each);
      }
      text = edited;
    }
    fs.writeFileSync(
      file,
      text.replaceAll("'@ui/", `'${modules.startsWith('.') ? '' : './'}${modules}/`),
    );
  }
  expect([...unused]).toEqual([]);
}

/** Returns the app's own files that import the library. */
const listImporters = ({ folder }: TutorialRunner): string[] =>
  listSources(folder).filter((file) => fs.readFileSync(file, 'utf8').includes('@toolpad/core'));

test('it migrates the help desk to Material UI 9 with the steps of introduction/leave-toolpad-core', async ({
  page,
  tutorial,
}) => {
  tutorial.read('docs-toolpad-core/introduction/tutorial.mdx');
  await tutorial.follow('Match the ticket pages and set a theme');
  await tutorial.stop();
  for (const [name, content] of Object.entries(MIGRATION_APP)) {
    tutorial.write(name, content);
  }

  tutorial.read('docs-toolpad-core/introduction/leave-toolpad-core.mdx');
  tutorial.skipTo(MIGRATION_STEPS[0]?.section ?? '');
  for (const { section, edits } of MIGRATION_STEPS) {
    await test.step(section, async () => {
      await tutorial.follow(section);
      editSources(tutorial, edits);
      await tutorial.run('npx tsc -b');
    });
  }
  await tutorial.run('npm run build');
  expect(listImporters(tutorial)).toEqual([]);

  await tutorial.serve('npm run preview');
  await tutorial.open('/tickets');
  await expectVisible(page.getByRole('heading', { name: 'Sign in to Help desk' }));
  await submitSignIn(page, 'ana@example.com', 'wrong');
  await expectVisible(page.getByText('Email or password is wrong.'));
  await submitSignIn(page, 'ana@example.com', 'desk-7');

  await page.getByRole('link', { name: 'Tickets' }).click();
  await page.getByRole('button', { name: 'New ticket' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('The door sticks');
  await page.getByRole('button', { name: 'Add ticket' }).click();
  await expectVisible(page.getByText('Added “The door sticks”'));
  await page.getByRole('link', { name: 'The door sticks' }).click();
  const breadcrumbs = page.getByRole('navigation', { name: 'breadcrumb' });
  await expect(breadcrumbs).toHaveText(/Overview.*Tickets.*The door sticks/);
  await expectVisible(page.locator('.Mui-selected', { hasText: 'Tickets' }));
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.getByRole('button', { name: 'Toggle menu' });
  await menu.click();
  await page.getByRole('link', { name: 'Tickets' }).click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('Enter a name.'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Bo');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Bo' });
  await row.getByLabel('Delete').click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('Item deleted.'));
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Current user' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Sign in to Help desk' }));
});
