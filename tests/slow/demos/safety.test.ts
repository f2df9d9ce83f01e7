/** A reader's own code: what it cannot reach, and what happens when it never ends. */
import {
  demosOpener,
  editDemo,
  editorField as field,
  showDemo,
  startDemo,
  type DemoOnPage,
} from '../../fixtures/demos/page';
import { fixtureSite } from '../../fixtures/demos/site';
import { setUpChromium } from '../../support/chromium';

const site = fixtureSite();

const open = demosOpener(setUpChromium());

const button = ({ figure }: DemoOnPage, name: string) =>
  figure.getByRole('button', { name, exact: true });

/** A demo that says what an expression gives, or that it throws. */
const asking = (expression: string): string => `
import { useEffect, useState } from 'react';

async function ask() {
  return ${expression};
}

export default function Asking() {
  const [answer, setAnswer] = useState('asking');
  useEffect(() => {
    ask().then((value) => setAnswer('got ' + value), ({ name }) => setAnswer('denied by ' + name));
  }, []);
  return <output>{answer}</output>;
}
`;

test.each([
  ['its origin', 'self.origin', 'got null'],
  ['the page around it', 'window.parent.document.title', 'denied by SecurityError'],
  ['the frame element', 'String(window.frameElement)', 'got null'],
  ['the frames beside it', 'window.parent.frames[0].document.title', 'denied by SecurityError'],
  ['cookies', 'document.cookie', 'denied by SecurityError'],
  ['what the site has stored', 'localStorage.getItem("secret")', 'got null'],
  ['the site’s own answers', '(await fetch(location.href)).status', 'denied by TypeError'],
  ['the service worker', 'navigator.serviceWorker.controller', 'denied by SecurityError'],
  [
    'the address of the tab',
    '(window.top.location.href = "/elsewhere/")',
    'denied by SecurityError',
  ],
])('edited code cannot reach %s', async (_what, expression, answer) => {
  const { page } = await open();
  await page.evaluate(() => {
    localStorage.setItem('secret', 'kept');
    document.cookie = 'secret=kept; path=/';
  });
  const demo = await editDemo(page, 'ConfirmDialog', () => asking(expression));
  await demo.frame.getByText(answer, { exact: true }).waitFor();
  expect(page.url()).toBe(site.page);
});

test('a built demo keeps its origin, and runs nothing that a message asks it to', async () => {
  const { page } = await open();
  const demo = await startDemo(page, 'ConfirmDialog');
  expect(await demo.frame.locator('html').evaluate(() => self.origin)).toBe(
    new URL(site.page).origin,
  );
  const code = 'document.title = "taken"; export default () => <p>Taken</p>;';
  const message = { type: 'demo:run', files: [{ name: 'ConfirmDialog.tsx', code }] };
  await demo.element.evaluate((frame: HTMLIFrameElement, data) => {
    frame.contentWindow?.postMessage(data, '*');
  }, message);
  // A frame beside it asks too.
  const other = await editDemo(page, 'OrderList', () =>
    asking(
      `[...Array(window.parent.length).keys()].map((at) => window.parent[at].postMessage(${JSON.stringify(message)}, '*')).length > 1`,
    ),
  );
  await other.frame.getByText('got true').waitFor();
  const shown = await showDemo(page, 'ConfirmDialog');
  await shown.frame.getByRole('button', { name: 'Cancel order' }).click();
  await shown.frame.getByRole('button', { name: 'Cancel it' }).click();
  await shown.content.getByText('Answer: cancelled').waitFor();
  expect(await shown.frame.locator('html').evaluate(() => document.title)).not.toBe('taken');
});

test('what edited code says to the page is text, or nothing', async () => {
  const { page, record } = await open();
  const said = [
    null,
    7,
    { type: 'demo:result', error: { $$typeof: 'x' } },
    { type: 'demo:result' },
  ];
  const demo = await editDemo(page, 'ConfirmDialog', () =>
    asking(`${JSON.stringify(said)}.map((data) => window.parent.postMessage(data, '*')).length`),
  );
  await demo.frame.getByText('got 4').waitFor();
  await demo.figure.getByRole('status').getByText('Edited.').waitFor();
  expect(record.problems).toEqual([]);
});

test('edited code has the colors and the font of the page', async () => {
  const { page } = await open();
  const demo = await editDemo(page, 'ModeSwitch', (code) => code.replace('Mode:', 'Colors:'));
  await demo.content.getByText('Colors: light').waitFor();
  await demo.frame.locator('html').evaluate(() => document.fonts.ready);
  const fonts = await demo.frame
    .locator('html')
    .evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  expect(fonts).toContain('Roboto loaded');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await demo.content.getByText('Colors: dark').waitFor();
});

describe('code that never ends', () => {
  const ENDLESS = (code: string): string =>
    code.replace('const dialogs', 'while (true) {}\nconst dialogs');

  test('leaves the page alive, is stopped, and is not run by itself again', async () => {
    const { page } = await open();
    const demo = await editDemo(page, 'ConfirmDialog', ENDLESS);
    await demo.figure.locator('iframe[sandbox]').waitFor();
    // Frames without an origin have a process of their own in this browser.
    await field(demo).focus();
    await page.keyboard.press('End');
    await demo.figure.getByRole('status').getByText('did not end').waitFor();
    await demo.content.getByText('Answer: nothing yet').waitFor();
    expect(await demo.figure.locator('iframe[sandbox]').count()).toBe(0);

    await page.reload();
    await demo.figure.scrollIntoViewIfNeeded();
    await demo.figure.getByRole('status').getByText('did not end').waitFor();
    expect(await field(demo).inputValue()).toContain('while (true)');
    await field(demo).fill((await field(demo).inputValue()).replace('while (true) {}', ''));
    expect(await demo.figure.locator('iframe[sandbox]').count()).toBe(0);
    await button(demo, 'Run').click();
    await demo.figure.getByRole('status').getByText('Edited.').waitFor();
    // From here on typing runs it again.
    await field(demo).fill((await field(demo).inputValue()).replace('Answer:', 'Reply:'));
    await demo.content.getByText('Reply: nothing yet').waitFor();
  });

  test('a page that hung with it finds its mark: Reset gives the demo back', async () => {
    const { page } = await open();
    const demo = await editDemo(page, 'ConfirmDialog', (code) => code.replace('Answer:', 'Reply:'));
    await demo.content.getByText('Reply: nothing yet').waitFor();
    await page.evaluate(() =>
      sessionStorage.setItem('demo-running:core/stress/ConfirmDialog', '1'),
    );
    await page.reload();
    await demo.figure.scrollIntoViewIfNeeded();
    await button(demo, 'Run').waitFor();
    await demo.content.getByText('Answer: nothing yet').waitFor();
    await button(demo, 'Reset').click();
    await field(demo).waitFor({ state: 'detached' });
    await page.reload();
    await demo.figure.scrollIntoViewIfNeeded();
    await demo.content.getByText('Answer: nothing yet').waitFor();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((k) => k.includes('demo'))),
    ).toEqual([]);
  });
});
