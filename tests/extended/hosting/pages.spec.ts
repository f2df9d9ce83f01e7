/** The pages on a real host, under their policy: nothing that readers do violates it. */
import { expect, type Page } from '@playwright/test';
import { editDemo, startDemo } from '../../fixtures/demos/page';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { SITE, test } from '../../support/hosts/test';
import { PAGE_KINDS } from '../../support/site';
import { modeLabel, startReact } from '../../support/start';

const DIALOGS = `${SITE}core/react-use-dialogs/`;

test.skip(...WITHOUT_NGINX);

/** Opens a page and brings React to it. */
async function startOn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startReact(page);
}

test('it has a working search, colors and navigation under the policy', async ({ openReader }) => {
  const { context, found } = await openReader();
  const page = await context.newPage();
  await page.goto(SITE + PAGE_KINDS.overview);
  await page.locator('button[popovertarget="siteColorMode"]').click();
  await modeLabel(page, 'Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tutorial');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tutorial/);
  await page.goBack();
  await expect(page).toHaveURL(/introduction\/$/);
  expect(found).toEqual([]);
});

test('it runs a demo and its edit, which has a sandbox of its own without an origin', async ({
  openReader,
}) => {
  const { context, found } = await openReader();
  const page = await context.newPage();
  await startOn(page, DIALOGS);
  const id = (await page.locator('[data-demo]').first().getAttribute('data-demo')) ?? '';
  const name = id.split('/').pop() ?? '';
  await startDemo(page, name);
  await editDemo(page, name, (code) => `${code}\ndocument.title = self.origin;\n`);
  const titleOfEdit = async (): Promise<string | undefined> =>
    page
      .frames()
      .find((frame) => frame.url().startsWith(`${SITE}live/`))
      ?.title();
  await expect.poll(titleOfEdit).toBe('null');
  expect(found).toEqual([]);
  // The same holds for the frame's page, wherever it is opened.
  const src = await page.locator('[data-demo] [data-src]').first().getAttribute('data-src');
  await page.goto(new URL((src ?? '').replace('/demos/', '/live/'), SITE).href);
  expect(await page.evaluate(() => self.origin)).toBe('null');
});

test('it starts the service worker, whose pages keep to the policy', async ({ openReader }) => {
  const { context, found } = await openReader();
  const page = await context.newPage();
  await page.goto(SITE + PAGE_KINDS.text);
  const isActive = (): boolean => navigator.serviceWorker.controller?.state === 'activated';
  await expect.poll(() => page.evaluate(isActive)).toBe(true);
  await page.waitForLoadState('load');
  await startOn(page, SITE + PAGE_KINDS.component);
  expect(found).toEqual([]);
});

const ATTACKS: [string, directive: string, () => void][] = [
  [
    'a script of another host',
    'require-trusted-types-for',
    () => {
      document.head.append(
        Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
      );
    },
  ],
  [
    'a handler in markup',
    'script-src-attr',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="window.bad = 1">');
    },
  ],
  [
    'a text that becomes code',
    'require-trusted-types-for',
    () => {
      // That this is refused is what is tried.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval
      setTimeout('window.bad = 1');
    },
  ],
  [
    'a base for all addresses',
    'base-uri',
    () => {
      document.head.append(
        Object.assign(document.createElement('base'), { href: 'https://evil.example/' }),
      );
    },
  ],
  [
    'a frame of another host',
    'frame-src',
    () => {
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }),
      );
    },
  ],
];

for (const [name, directive, attack] of ATTACKS) {
  test(`it refuses ${name}`, async ({ openReader }) => {
    const { context, found } = await openReader();
    const page = await context.newPage();
    await page.goto(SITE + PAGE_KINDS.text);
    // It is the page's own code that does it; what it throws is part of the refusal.
    await page.evaluate(attack).catch(() => undefined);
    await expect.poll(() => found.join('\n')).toContain(`: ${directive} `);
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
  });
}
