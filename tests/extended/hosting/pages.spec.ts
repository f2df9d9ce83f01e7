/** Tests that pages on nginx work under their content security policy. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { editDemo, startDemo } from '../../fixtures/demos/page';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { SITE_URL, test } from '../../support/hosts/test';
import { PAGE_KINDS } from '../../support/site';
import { getModeLabel, startReact } from '../../support/start';

const DIALOGS_URL = `${SITE_URL}core/react-use-dialogs/`;

test.skip(...WITHOUT_NGINX);

/** Bypasses the service worker's caches, so that the host responds. */
async function bypassWorker(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`it doesn’t violate the content security policy while all demos run: ${kind}`, async ({
    openReader,
  }) => {
    const { context, found } = await openReader();
    const page = await context.newPage();
    await bypassWorker(context, page);
    await page.goto(SITE_URL + path);
    await startReact(page);
    for (const element of await page.locator('[data-demo] [data-src]:visible').all()) {
      const frame = element.locator('iframe').contentFrame();
      await element.scrollIntoViewIfNeeded();
      await expect(frame.locator('script#appScripts')).toBeAttached();
      await element.hover({ position: { x: 20, y: 20 } });
      await element.hover({ position: { x: 40, y: 30 } });
      await expect(frame.locator('html')).toHaveAttribute('data-react', 'on');
    }
    // The browser reports the missing page itself as a resource that failed to load.
    expect(found.filter((text) => kind !== '404' || !text.includes('status of 404'))).toEqual([]);
  });
}

test('it allows the search, the color mode, navigation, and the service worker under the content security policy', async ({
  openReader,
}) => {
  const { context, found } = await openReader();
  const page = await context.newPage();
  await page.goto(SITE_URL + PAGE_KINDS.overview);
  await page.locator('button[popovertarget="siteColorMode"]').click();
  await getModeLabel(page, 'Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tutorial');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tutorial/);
  await page.goBack();
  await expect(page).toHaveURL(/introduction\/$/);
  const isActive = (): boolean => navigator.serviceWorker.controller?.state === 'activated';
  await expect.poll(() => page.evaluate(isActive)).toBe(true);
  await page.waitForLoadState('load');
  await page.goto(SITE_URL + PAGE_KINDS.component);
  await startReact(page);
  expect(found).toEqual([]);
});

test('it runs an edited demo in a sandbox with an opaque origin', async ({ openReader }) => {
  const { context, found } = await openReader();
  const page = await context.newPage();
  await page.goto(DIALOGS_URL);
  await startReact(page);
  const id = (await page.locator('[data-demo]').first().getAttribute('data-demo')) ?? '';
  const name = id.split('/').pop() ?? '';
  await startDemo(page, name);
  await editDemo(page, name, (code) => `${code}\ndocument.title = self.origin;\n`);
  const readTitle = async (): Promise<string | undefined> =>
    page
      .frames()
      .find((frame) => frame.url().startsWith(`${SITE_URL}live/`))
      ?.title();
  await expect.poll(readTitle).toBe('null');
  expect(found).toEqual([]);
  // The frame's document also has an opaque origin if it is opened directly.
  const src = await page.locator('[data-demo] [data-src]').first().getAttribute('data-src');
  await page.goto(new URL((src ?? '').replace('/demos/', '/live/'), SITE_URL).href);
  expect(await page.evaluate(() => self.origin)).toBe('null');
});

const appendElement = ([parent, name, attribute, value]: readonly [
  'head' | 'body',
  string,
  string,
  string,
]): void => {
  document[parent].append(Object.assign(document.createElement(name), { [attribute]: value }));
};

test('it blocks attacks by HTML and code that an attacker has injected into a page', async ({
  openReader,
}) => {
  const { context, found } = await openReader();
  const page = await context.newPage();
  await page.goto(SITE_URL + PAGE_KINDS.text);
  const expectBlocked = async (directive: string, attack: Promise<unknown>): Promise<void> => {
    // The attack itself may also throw.
    await attack.catch(() => undefined);
    await expect.poll(() => found.join('\n')).toContain(`: ${directive} `);
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
    found.length = 0;
  };
  for (const [directive, ...element] of [
    ['require-trusted-types-for', 'head', 'script', 'src', 'https://evil.example/x.js'],
    ['base-uri', 'head', 'base', 'href', 'https://evil.example/'],
    ['frame-src', 'body', 'iframe', 'src', 'https://evil.example/'],
  ] as const) {
    await expectBlocked(directive, page.evaluate(appendElement, element));
  }
  const insertHandler = (): void => {
    document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="window.bad = 1">');
  };
  await expectBlocked('script-src-attr', page.evaluate(insertHandler));
  const runString = (): void => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    setTimeout('window.bad = 1');
  };
  await expectBlocked('require-trusted-types-for', page.evaluate(runString));
});
