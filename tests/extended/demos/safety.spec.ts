/** Tests that edited demos are isolated from the page, and that infinite loops are stopped. */
import type { Locator } from '@playwright/test';
import {
  type DemoOnPage,
  editDemo,
  getButton,
  getEditorField as field,
  getStatus,
  openDemos,
  showDemo,
  startDemo,
} from '../../fixtures/demos/page';
import { getFixtureSite } from '../../fixtures/demos/site';
import { expect, test } from '../../support/test';

const getSandbox = ({ figure }: DemoOnPage): Locator => figure.locator('iframe[sandbox]');

/** Returns the code of a demo that evaluates expressions, and shows their results or errors. */
const createEvaluatingDemo = (...expressions: string[]): string => `
import { useEffect, useState } from 'react';

const attempts = [${expressions.map((text) => `async () => ${text}`).join(',\n')}];

export default function Evaluating() {
  const [results, setResults] = useState([]);
  useEffect(() => {
    Promise.all(
      attempts.map((attempt) => attempt().then((value) => 'got ' + value, ({ name }) => 'denied by ' + name)),
    ).then(setResults);
  }, []);
  return <ul>{results.map((result, index) => <li key={index}>{result}</li>)}</ul>;
}
`;

test('it denies edited code access to the page, and survives malformed messages from it', async ({
  open,
}) => {
  const { page, record } = await openDemos(await open());
  const messages = [
    null,
    7,
    { type: 'demo:result', error: { $$typeof: 'x' } },
    { type: 'demo:result' },
  ];
  const demo = await editDemo(page, 'ConfirmDialog', () =>
    createEvaluatingDemo(
      `${JSON.stringify(messages)}.map((data) => window.parent.postMessage(data, '*')).length`,
    ),
  );
  await expect(demo.frame.getByText('got 4')).toBeVisible();
  await expect(getStatus(demo, 'Edited.')).toBeVisible();
  expect(record.problems).toEqual([]);

  await page.evaluate(() => {
    localStorage.setItem('secret', 'stored');
    document.cookie = 'secret=stored; path=/';
  });
  const attempts = [
    ['self.origin', 'got null'],
    ['window.parent.document.title', 'denied by SecurityError'],
    ['String(window.frameElement)', 'got null'],
    ['window.parent.frames[0].document.title', 'denied by SecurityError'],
    ['document.cookie', 'denied by SecurityError'],
    ['localStorage.getItem("secret")', 'got null'],
    ['(await fetch(location.href)).status', 'denied by TypeError'],
    ['navigator.serviceWorker.controller', 'denied by SecurityError'],
    ['(window.top.location.href = "/elsewhere/")', 'denied by SecurityError'],
  ] as const;
  await field(demo).fill(createEvaluatingDemo(...attempts.map(([expression]) => expression)));
  await expect(demo.content.getByRole('listitem')).toHaveText(attempts.map(([, result]) => result));
  expect(page.url()).toBe(getFixtureSite().page);
});

test('it runs an unedited demo in the page’s origin, and ignores messages that ask it to run code', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  const demo = await startDemo(page, 'ConfirmDialog');
  expect(await demo.frame.locator('html').evaluate(() => self.origin)).toBe(
    new URL(page.url()).origin,
  );
  const code = 'document.title = "taken"; export default () => <p>Taken</p>;';
  const message = { type: 'demo:run', files: [{ name: 'ConfirmDialog.tsx', code }] };
  await demo.element.evaluate((frame: HTMLIFrameElement, data) => {
    frame.contentWindow?.postMessage(data, '*');
  }, message);
  // The message is also sent from the frame of another demo.
  const other = await editDemo(page, 'OrderList', () =>
    createEvaluatingDemo(
      `[...Array(window.parent.length).keys()].map((index) => window.parent[index].postMessage(${JSON.stringify(message)}, '*')).length > 1`,
    ),
  );
  await expect(other.frame.getByText('got true')).toBeVisible();
  const shown = await showDemo(page, 'ConfirmDialog');
  await shown.frame.getByRole('button', { name: 'Cancel order' }).click();
  await shown.frame.getByRole('button', { name: 'Cancel it' }).click();
  await expect(shown.content.getByText('Answer: canceled')).toBeVisible();
  expect(await shown.frame.locator('html').evaluate(() => document.title)).not.toBe('taken');
});

test('it runs an edited demo with the page’s color mode and the demos’ font', async ({ open }) => {
  const { page } = await openDemos(await open());
  const demo = await editDemo(page, 'ColorMode', (code) => code.replace('Mode:', 'Colors:'));
  await expect(demo.content.getByText('Colors: light')).toBeVisible();
  const getFonts = (): Promise<string[]> =>
    demo.frame
      .locator('html')
      .evaluate(() => [...document.fonts].map(({ family, status: state }) => `${family} ${state}`));
  await expect.poll(getFonts).toContain('Roboto loaded');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(demo.content.getByText('Colors: dark')).toBeVisible();
});

test('it stops an infinite loop, and runs the demo again only when the reader clicks “Run”', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  const demo = await editDemo(page, 'ConfirmDialog', (code) =>
    code.replace('const dialogs', 'while (true) {}\nconst dialogs'),
  );
  await expect(getSandbox(demo)).toBeAttached();
  // In Chromium, a frame with an opaque origin has its own process, so the page remains responsive.
  await field(demo).focus();
  await page.keyboard.press('End');
  await expect(getStatus(demo, 'timed out')).toBeVisible();
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  await expect(getSandbox(demo)).toHaveCount(0);

  await page.reload();
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(getStatus(demo, 'timed out')).toBeVisible();
  await expect(field(demo)).toHaveValue(/while \(true\)/);
  await field(demo).fill((await field(demo).inputValue()).replace('while (true) {}', ''));
  expect(await getSandbox(demo).count()).toBe(0);
  await getButton(demo, 'Run').click();
  await expect(getStatus(demo, 'Edited.')).toBeVisible();
  // From then on, the code again runs whenever it changes.
  await field(demo).fill((await field(demo).inputValue()).replace('Answer:', 'Reply:'));
  await expect(demo.content.getByText('Reply: nothing yet')).toBeVisible();
});

test('it doesn’t rerun an edited demo that may have frozen the page, even after a reload', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  const demo = await editDemo(page, 'ConfirmDialog', (code) => code.replace('Answer:', 'Reply:'));
  await expect(demo.content.getByText('Reply: nothing yet')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('demo-running:core/stress/ConfirmDialog', '1'));
  await page.reload();
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(getButton(demo, 'Run')).toBeVisible();
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  await getButton(demo, 'Reset').click();
  await expect(field(demo)).toHaveCount(0);
  await page.reload();
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.filter((key) => key.includes('demo'))).toEqual([]);
});
