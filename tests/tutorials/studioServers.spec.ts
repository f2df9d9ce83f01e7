import fs from 'node:fs';
import path from 'node:path';
import { expect, expectSeen, test } from './support/test';

test.use({ kit: 'studio' });

/** The first page of the app of a reader who has made none. */
const PAGE = '/tools/pages/page';

const DEPLOYMENT = 'docs-studio/concepts/deployment.mdx';
const BASIC_AUTH = 'docs-studio/how-to-guides/basic-auth.mdx';
const CUSTOM_SERVER = 'docs-studio/concepts/custom-server.mdx';

// One app for three pages, since each of its builds takes a minute.
test('it serves an app as the pages about servers say', async ({ page, reader }) => {
  await reader.haveStudio();

  reader.read(DEPLOYMENT);
  await reader.follow('Start');
  await reader.open('/');
  await expect(page).toHaveURL(/\/prod\/pages\/page$/);
  expect(await reader.statusOf('/health-check')).toBe(200);

  const authorization = `Basic ${Buffer.from('team:use-a-long-one').toString('base64')}`;
  const expectPassword = async () => {
    expect(await reader.statusOf('/prod/pages/page')).toBe(401);
    expect(await reader.statusOf('/prod/pages/page', { authorization })).toBe(200);
    expect(await reader.statusOf('/health-check')).toBe(200);
  };
  reader.read(BASIC_AUTH, 'npx toolpad-studio build');
  await reader.follow('Set the variables');
  await expectPassword();
  await reader.follow();
  // Now with the variables of the file.
  await reader.serve('npx toolpad-studio start');
  await expectPassword();
  fs.rmSync(path.join(reader.folder, '.env'));

  reader.read(CUSTOM_SERVER, 'npx toolpad-studio build --base /tools');
  await reader.follow('Develop');
  await reader.open('/tools/editor');
  await expectSeen(page.getByText('Component library'));

  reader.read(DEPLOYMENT);
  await reader.follow('Custom base path');
  await reader.open('/tools');
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  expect(await reader.statusOf('/prod/pages/page')).toBe(404);
  await reader.follow();
  // What a proxy gets that cuts the base path off: the base path again and again, and no page.
  const home = await fetch(new URL('/', await reader.address()), { redirect: 'manual' });
  expect(home.headers.get('location')).toBe('/tools');
  expect(await reader.statusOf('/pages/page')).toBe(404);
  expect(await reader.statusOf(PAGE)).toBe(200);
  expect(await reader.statusOf('/health-check')).toBe(200);

  reader.read(CUSTOM_SERVER);
  await reader.follow('Run in production');
  await reader.open('/');
  await page.getByRole('link', { name: 'Internal tools' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await reader.follow();
  expect(await reader.statusOf(PAGE)).toBe(401);
});

test('it finds the code editors of how-to-guides/editor-path', async ({ page, reader }) => {
  const file = 'toolpad/resources/orders.ts';
  const commands = path.join(reader.folder, 'commands');
  const opened = path.join(reader.folder, 'opened.txt');
  const addCommand = (name: string, script: string) =>
    fs.writeFileSync(path.join(commands, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  /** Chooses a function for a new query, and presses "Open" beside it. */
  const pressOpen = async () => {
    await reader.open('/prod/editor/app/pages/page');
    await page.getByRole('button', { name: 'Create new query' }).click();
    await page.getByRole('button', { name: 'Custom' }).click();
    await page.getByText('Select function').click();
    await page.getByText('listOrders').click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
  };
  const expectOpened = async (editor: string) => {
    addCommand(editor, `[ "$1" = -v ] || echo ${editor} "$@" > '${opened}'`);
    await pressOpen();
    const given = () => (fs.existsSync(opened) ? fs.readFileSync(opened, 'utf8') : '');
    await expect.poll(given).toMatch(new RegExp(`^${editor} .*${file}`));
  };
  await reader.haveStudio();
  fs.mkdirSync(commands);
  reader.env.PATH = `${commands}:${process.env.PATH}`;
  reader.write(file, 'export async function listOrders() {\n  return [];\n}\n');
  reader.read('docs-studio/how-to-guides/editor-path.mdx');

  await reader.follow('For one start');
  await expectOpened('webstorm');

  await reader.follow();
  await reader.stop();
  await expectOpened('code');

  // The file names none, and there is no `code`.
  await reader.stop();
  fs.writeFileSync(path.join(reader.folder, '.env'), 'EDITOR=\n');
  addCommand('code', 'exit 1');
  await pressOpen();
  await expectSeen(page.getByText('Editor not found'));
});
