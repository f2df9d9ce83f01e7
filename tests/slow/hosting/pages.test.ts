/** The pages on real hosts, under their policy: nothing that readers do goes against it. */
import type { Frame, Page } from 'playwright-core';
import { until } from '../../../scripts/lib/until.mjs';
import { editDemo, startDemo } from '../../fixtures/demos/page';
import { onNginx } from '../../support/hosts/nginx';
import { type HostReader, openReader, SITE } from '../../support/hosts/reader';
import { PAGE_KINDS } from '../../support/site';
import { modeLabel, reactIsOn, showIntent } from '../../support/start';

const DIALOGS = `${SITE}core/react-use-dialogs/`;

const isLive = (frame: Frame): boolean => frame.url().startsWith(`${SITE}live/`);

onNginx((host) => {
  let reader: HostReader;
  let page: Page;
  beforeEach(async () => {
    reader = await openReader(host());
    page = await reader.context.newPage();
  });
  afterEach(() => reader.close());

  /** Opens a page and brings React to it. */
  async function open(address: string): Promise<void> {
    await page.goto(address);
    await showIntent(page);
    await reactIsOn(page);
  }

  test('search, colors and navigation work under the policy', async () => {
    await page.goto(SITE + PAGE_KINDS.overview);
    await page.locator('button[popovertarget="siteColorMode"]').click();
    await modeLabel(page, 'Dark').click();
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tutorial');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/tutorial/);
    await page.goBack();
    await page.waitForURL(/introduction\/$/);
    expect(reader.found).toEqual([]);
  });

  test('a demo is used and edited, and the edit runs in its own sandbox', async () => {
    await open(DIALOGS);
    const id = (await page.locator('[data-demo]').first().getAttribute('data-demo')) ?? '';
    const name = id.split('/').pop() ?? '';
    await startDemo(page, name);
    await editDemo(page, name, (code) => `${code}\ndocument.title = self.origin;\n`);
    const live = await until(
      () => page.frames().find(isLive),
      (frame) => frame !== undefined,
    );
    await live?.waitForFunction(() => document.title === 'null');
    expect(reader.found).toEqual([]);
  });

  test('the frame for edits has no origin, wherever it is opened', async () => {
    await open(DIALOGS);
    const src = await page.locator('[data-demo] [data-src]').first().getAttribute('data-src');
    await page.goto(new URL((src ?? '').replace('/demos/', '/live/'), SITE).href);
    expect(await page.evaluate(() => self.origin)).toBe('null');
  });

  test('the service worker starts, and its pages go against nothing', async () => {
    await page.goto(SITE + PAGE_KINDS.text);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.waitForLoadState('load');
    await open(SITE + PAGE_KINDS.component);
    expect(reader.found).toEqual([]);
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

  test.each(ATTACKS)('%s is refused', async (_name, directive, attack) => {
    await page.goto(SITE + PAGE_KINDS.text);
    // It is the page's own code that does it; what it throws is part of the refusal.
    await page.evaluate(attack).catch(() => undefined);
    await until(
      () => reader.found.join('\n'),
      (found) => found.includes(`: ${directive} `),
    );
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
  });
});
