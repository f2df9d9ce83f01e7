/** Taking a demo along: what the sandboxes get, and that it installs and builds. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decompressFromBase64 } from 'lz-string';
import type { Page } from 'playwright-core';
import { demoOnPage, editDemo } from '../fixtures/demos/page';
import { BUILD_MS, type FixtureSite, serveFixtureSite } from '../fixtures/demos/site';
import { setUpChromium, type TestPage } from '../support/chromium';
import { reactIsOn, showIntent } from '../support/start';

let site: FixtureSite;
beforeAll(async () => {
  site = await serveFixtureSite();
}, BUILD_MS);
afterAll(() => site.close());

const launch = setUpChromium();

async function open(hash = ''): Promise<TestPage> {
  const test = await launch();
  await test.page.goto(site.page + hash, { waitUntil: 'load' });
  await showIntent(test.page);
  await reactIsOn(test.page);
  return test;
}

/** The form that a click sends to a new tab, without sending it anywhere. */
async function sentForm(page: Page, button: string, name: string): Promise<URLSearchParams> {
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      const fields = new URLSearchParams([...new FormData(this)] as [string, string][]);
      document.documentElement.dataset.sent = `${this.method} ${this.action} ${fields.toString()}`;
    };
  });
  const { figure } = demoOnPage(page, name);
  if (button !== 'Open in StackBlitz') {
    await figure.getByRole('button', { name: 'More tools' }).click();
  }
  await figure.getByRole('button', { name: button }).click();
  await page.waitForSelector('html[data-sent]', { state: 'attached' });
  const sent = (await page.locator('html').getAttribute('data-sent')) ?? '';
  await page.evaluate(() => delete document.documentElement.dataset.sent);
  const [method, action, fields] = sent.split(' ');
  expect(method).toBe('post');
  return new URLSearchParams(`action=${encodeURIComponent(action ?? '')}&${fields ?? ''}`);
}

function stackBlitzFiles(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const file = /^project\[files\]\[(.*)\]$/.exec(name)?.[1];
      return file ? [[file, value.replaceAll('\r\n', '\n')]] : [];
    }),
  );
}

function codeSandboxFiles(form: URLSearchParams): Record<string, string> {
  const packed = form.get('parameters') ?? '';
  const text = decompressFromBase64(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const { files } = JSON.parse(text) as { files: Record<string, { content: string }> };
  return Object.fromEntries(Object.entries(files).map(([file, { content }]) => [file, content]));
}

test('both sandboxes get the same project, with the edits and exact versions', async () => {
  const { page } = await open();
  await editDemo(page, 'ConfirmDialog', (code) => code.replace('Answer:', 'Reply:'));
  const stackBlitz = await sentForm(page, 'Open in StackBlitz', 'ConfirmDialog');
  expect(stackBlitz.get('action')).toContain('https://stackblitz.com/run');
  const files = stackBlitzFiles(stackBlitz);
  expect(files['src/ConfirmDialog.tsx']).toContain('Reply:');
  const codeSandbox = await sentForm(page, 'Open in CodeSandbox', 'ConfirmDialog');
  expect(codeSandbox.get('action')).toContain('https://codesandbox.io/api/v1/sandboxes/define');
  expect(codeSandboxFiles(codeSandbox)).toEqual(files);
  const manifest = JSON.parse(files['package.json'] ?? '') as Record<string, object>;
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});

/** These install packages from the registry, so they run where they are asked for. */
const withRegistry = process.env.DEMOS_INSTALL ? test : test.skip;

withRegistry.each([
  ['OrdersDesk', '#OrdersDesk.tsx'],
  ['OrdersGrid', '#OrdersGrid.js'],
  ['OrderList', '#OrderList.tsx'],
  ['StatusCard', '#tailwind-StatusCard.tsx'],
  ['StatusCard', '#css-StatusCard.js'],
])(
  'the project of %s (%s) installs and builds',
  async (name, hash) => {
    const { page } = await open(hash);
    const files = stackBlitzFiles(await sentForm(page, 'Open in StackBlitz', name));
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
    const npm = (...args: string[]): string =>
      execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
    npm('install', '--no-audit', '--no-fund');
    expect(npm('run', 'build')).toContain('built in');
    fs.rmSync(folder, { recursive: true });
  },
  300_000,
);
