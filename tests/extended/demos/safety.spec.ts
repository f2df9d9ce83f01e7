/** A reader's own code: what it cannot reach, and what happens when it never ends. */
import type { Locator } from '@playwright/test';
import {
  type DemoOnPage,
  editDemo,
  editorField as field,
  openDemos,
  showDemo,
  startDemo,
} from '../../fixtures/demos/page';
import { fixtureSite } from '../../fixtures/demos/site';
import { expect, test } from '../../support/test';

const button = ({ figure }: DemoOnPage, name: string): Locator =>
  figure.getByRole('button', { name, exact: true });

const statusOf = ({ figure }: DemoOnPage, text: string): Locator =>
  figure.getByRole('status').filter({ hasText: text });

const sandbox = ({ figure }: DemoOnPage): Locator => figure.locator('iframe[sandbox]');

/** A demo that shows what some expressions give, or that they throw. */
const asking = (...expressions: string[]): string => `
import { useEffect, useState } from 'react';

const questions = [${expressions.map((text) => `async () => ${text}`).join(',\n')}];

export default function Asking() {
  const [answers, setAnswers] = useState([]);
  useEffect(() => {
    Promise.all(
      questions.map((ask) => ask().then((value) => 'got ' + value, ({ name }) => 'denied by ' + name)),
    ).then(setAnswers);
  }, []);
  return <ul>{answers.map((answer, at) => <li key={at}>{answer}</li>)}</ul>;
}
`;

test('it lets edited code reach nothing of the page, its storage, and the site', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  await page.evaluate(() => {
    localStorage.setItem('secret', 'kept');
    document.cookie = 'secret=kept; path=/';
  });
  const questions = [
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
  const code = asking(...questions.map(([expression]) => expression));
  const demo = await editDemo(page, 'ConfirmDialog', () => code);
  await expect(demo.content.getByRole('listitem')).toHaveText(
    questions.map(([, answer]) => answer),
  );
  expect(page.url()).toBe(fixtureSite().page);
});

test('it keeps the origin of a built demo, which runs nothing that a message asks it to', async ({
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
  // A frame beside it sends the message too.
  const other = await editDemo(page, 'OrderList', () =>
    asking(
      `[...Array(window.parent.length).keys()].map((at) => window.parent[at].postMessage(${JSON.stringify(message)}, '*')).length > 1`,
    ),
  );
  await expect(other.frame.getByText('got true')).toBeVisible();
  const shown = await showDemo(page, 'ConfirmDialog');
  await shown.frame.getByRole('button', { name: 'Cancel order' }).click();
  await shown.frame.getByRole('button', { name: 'Cancel it' }).click();
  await expect(shown.content.getByText('Answer: cancelled')).toBeVisible();
  expect(await shown.frame.locator('html').evaluate(() => document.title)).not.toBe('taken');
});

test('it takes what edited code says to the page as text, or not at all', async ({ open }) => {
  const { page, record } = await openDemos(await open());
  const said = [
    null,
    7,
    { type: 'demo:result', error: { $$typeof: 'x' } },
    { type: 'demo:result' },
  ];
  const demo = await editDemo(page, 'ConfirmDialog', () =>
    asking(`${JSON.stringify(said)}.map((data) => window.parent.postMessage(data, '*')).length`),
  );
  await expect(demo.frame.getByText('got 4')).toBeVisible();
  await expect(statusOf(demo, 'Edited.')).toBeVisible();
  expect(record.problems).toEqual([]);
});

test('it shows edited code in the colors and the font of the page', async ({ open }) => {
  const { page } = await openDemos(await open());
  const demo = await editDemo(page, 'ModeSwitch', (code) => code.replace('Mode:', 'Colors:'));
  await expect(demo.content.getByText('Colors: light')).toBeVisible();
  const fonts = (): Promise<string[]> =>
    demo.frame
      .locator('html')
      .evaluate(() => [...document.fonts].map(({ family, status: state }) => `${family} ${state}`));
  await expect.poll(fonts).toContain('Roboto loaded');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(demo.content.getByText('Colors: dark')).toBeVisible();
});

test('it stops code that never ends, stays alive, and does not run it again by itself', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  const demo = await editDemo(page, 'ConfirmDialog', (code) =>
    code.replace('const dialogs', 'while (true) {}\nconst dialogs'),
  );
  await expect(sandbox(demo)).toBeAttached();
  // Frames without an origin have a process of their own in this browser.
  await field(demo).focus();
  await page.keyboard.press('End');
  await expect(statusOf(demo, 'did not end')).toBeVisible();
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  await expect(sandbox(demo)).toHaveCount(0);

  await page.reload();
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(statusOf(demo, 'did not end')).toBeVisible();
  await expect(field(demo)).toHaveValue(/while \(true\)/);
  await field(demo).fill((await field(demo).inputValue()).replace('while (true) {}', ''));
  expect(await sandbox(demo).count()).toBe(0);
  await button(demo, 'Run').click();
  await expect(statusOf(demo, 'Edited.')).toBeVisible();
  // From here on typing runs it again.
  await field(demo).fill((await field(demo).inputValue()).replace('Answer:', 'Reply:'));
  await expect(demo.content.getByText('Reply: nothing yet')).toBeVisible();
});

test('it does not run an edit on a page that hung with it, and Reset gives the demo back', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  const demo = await editDemo(page, 'ConfirmDialog', (code) => code.replace('Answer:', 'Reply:'));
  await expect(demo.content.getByText('Reply: nothing yet')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('demo-running:core/stress/ConfirmDialog', '1'));
  await page.reload();
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(button(demo, 'Run')).toBeVisible();
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  await button(demo, 'Reset').click();
  await expect(field(demo)).toHaveCount(0);
  await page.reload();
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.includes('demo'))).toEqual([]);
});
