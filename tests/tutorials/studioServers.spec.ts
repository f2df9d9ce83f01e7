import fs from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { findProgram } from '../../scripts/lib/findPrograms';
import { startServer } from '../support/shell';
import type { TutorialRunner } from './support/runner';
import { expect, expectVisible, test } from './support/test';

test.use({ kit: 'studio' });

/** The page that Studio creates in an empty app, below the base path `/tools`. */
const PAGE_PATH = '/tools/pages/page';

/** The origin of a website that isn't allowed to send requests to the app. */
const OTHER_SITE = 'http://other.example';

const DEPLOYMENT_DOC = 'docs-studio/concepts/deployment.mdx';
const BASIC_AUTH_DOC = 'docs-studio/how-to-guides/basic-auth.mdx';
const CUSTOM_SERVER_DOC = 'docs-studio/concepts/custom-server.mdx';

/** Starts nginx in front of the app with the configuration from the page, and returns the origin of nginx. */
async function startNginx(tutorial: TutorialRunner, nginx: string): Promise<string> {
  const { folder } = tutorial;
  const port = await getPort();
  const server = fs
    .readFileSync(path.join(folder, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/http:\/\/\$app:\d+/g, new URL(await tutorial.url()).origin);
  const file = path.join(folder, 'all.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  fs.writeFileSync(
    file,
    `pid ${folder}/nginx.pid; error_log stderr notice; daemon off; events {}
    http { access_log off; ${places.join(' ')} ${server} }`,
  );
  await startServer(`${nginx} -c ${file} -e stderr`, folder, {}, /start worker process/);
  return `http://127.0.0.1:${port}`;
}

// The three pages share one app, because each build takes a minute.
test('it serves an app with each server and setting that the pages about hosting describe', async ({
  page,
  tutorial,
}) => {
  await tutorial.installStudio();

  tutorial.read(DEPLOYMENT_DOC);
  await tutorial.follow('Start');
  await tutorial.open('/');
  await expect(page).toHaveURL(/\/prod\/pages\/page$/);
  expect(await tutorial.fetchStatus('/health-check')).toBe(200);

  const authorization = `Basic ${Buffer.from('team:use-a-long-one').toString('base64')}`;
  const expectPasswordRequired = async () => {
    expect(await tutorial.fetchStatus('/prod/pages/page')).toBe(401);
    expect(await tutorial.fetchStatus('/prod/pages/page', { authorization })).toBe(200);
    expect(await tutorial.fetchStatus('/health-check')).toBe(200);
  };
  tutorial.read(BASIC_AUTH_DOC, 'npx toolpad-studio build');
  await tutorial.follow('Set the variables');
  await expectPasswordRequired();
  await tutorial.follow();
  // The variables are now in the file.
  await tutorial.serve('npx toolpad-studio start');
  await expectPasswordRequired();
  fs.rmSync(path.join(tutorial.folder, '.env'));

  tutorial.read(CUSTOM_SERVER_DOC, 'npx toolpad-studio build --base /tools');
  await tutorial.follow('Develop');
  await tutorial.open('/tools/editor');
  await expectVisible(page.getByText('Component library'));

  tutorial.read(DEPLOYMENT_DOC);
  await tutorial.follow('Custom base path');
  await tutorial.open('/tools');
  await expect(page).toHaveURL(new RegExp(`${PAGE_PATH}$`));
  expect(await tutorial.fetchStatus('/prod/pages/page')).toBe(404);
  await tutorial.follow();
  // If the proxy removes the base path, the app redirects in a loop and never shows a page.
  const home = await fetch(new URL('/', await tutorial.url()), { redirect: 'manual' });
  expect(home.headers.get('location')).toBe('/tools');
  expect(await tutorial.fetchStatus('/pages/page')).toBe(404);
  expect(await tutorial.fetchStatus(PAGE_PATH)).toBe(200);
  expect(await tutorial.fetchStatus('/health-check')).toBe(200);
  const nginx = findProgram('nginx');
  if (nginx !== undefined) {
    const proxy = await startNginx(tutorial, nginx);
    expect((await fetch(`${proxy}/health-check`)).status).toBe(200);
    const foreign = await fetch(`${proxy}${PAGE_PATH}`, { headers: { origin: OTHER_SITE } });
    expect(foreign.status).toBe(403);
    await page.goto(`${proxy}/tools`);
    await expect(page).toHaveURL(new RegExp(`${PAGE_PATH}$`));
    await expectVisible(page.getByTestId('page-root'));
  }

  tutorial.read(CUSTOM_SERVER_DOC);
  await tutorial.follow('Run in production');
  await tutorial.open('/');
  await page.getByRole('link', { name: 'Internal tools' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE_PATH}$`));
  expect(await tutorial.fetchStatus(PAGE_PATH, { origin: OTHER_SITE })).toBe(403);
  await tutorial.follow();
  expect(await tutorial.fetchStatus(PAGE_PATH)).toBe(401);
});

test('it opens a function in each code editor that how-to-guides/editor-path describes', async ({
  page,
  tutorial,
}) => {
  const file = 'toolpad/resources/orders.ts';
  const commands = path.join(tutorial.folder, 'commands');
  const opened = path.join(tutorial.folder, 'opened.txt');
  const addCommand = (name: string, script: string) =>
    fs.writeFileSync(path.join(commands, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  /** Selects a function for a new query, and clicks “Open”. */
  const clickOpen = async () => {
    await tutorial.open('/prod/editor/app/pages/page');
    await page.getByRole('button', { name: 'Create new query' }).click();
    await page.getByRole('button', { name: 'Custom' }).click();
    await page.getByText('Select function').click();
    await page.getByText('listOrders').click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
  };
  const expectOpened = async (editor: string) => {
    addCommand(editor, `[ "$1" = -v ] || echo ${editor} "$@" > '${opened}'`);
    await clickOpen();
    const readOpenedFile = () => (fs.existsSync(opened) ? fs.readFileSync(opened, 'utf8') : '');
    await expect.poll(readOpenedFile).toMatch(new RegExp(`^${editor} .*${file}`));
  };
  await tutorial.installStudio();
  fs.mkdirSync(commands);
  tutorial.env.PATH = `${commands}:${process.env.PATH}`;
  tutorial.write(file, 'export async function listOrders() {\n  return [];\n}\n');
  tutorial.read('docs-studio/how-to-guides/editor-path.mdx');

  await tutorial.follow('Set the variable once');
  await expectOpened('webstorm');

  await tutorial.follow();
  await tutorial.stop();
  await expectOpened('code');

  // The file specifies no editor, and the command `code` doesn't exist.
  await tutorial.stop();
  fs.writeFileSync(path.join(tutorial.folder, '.env'), 'EDITOR=\n');
  addCommand('code', 'exit 1');
  await clickOpen();
  await expectVisible(page.getByText('Editor not found'));
});
