/** What a picture shows in motion: played on request, where the picture is. */
import type { Page } from 'playwright-core';
import { setUpChromium } from '../support/chromium';
import { siteUrl } from '../support/site';

const open = setUpChromium();

const play = (page: Page) => page.locator('summary', { hasText: 'Play' });

/** The picture, and what is shown in its place. */
const still = (page: Page) =>
  page
    .getByRole('img', { name: /^The canvas while a button is dragged/ })
    .filter({ visible: true });
const clip = (page: Page) =>
  page
    .getByRole('img', { name: /^The pointer opens the component library/ })
    .filter({ visible: true });

async function openPage(javaScriptEnabled: boolean): Promise<{ page: Page; fetched: string[] }> {
  const { page } = await open({ javaScriptEnabled, colorScheme: 'dark' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(siteUrl('studio/concepts/building-ui/'));
  await play(page).scrollIntoViewIfNeeded();
  await still(page).waitFor();
  return { page, fetched };
}

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s, a key plays a clip and stops it, and nothing moves', async (_name, hasScripts) => {
  const { page } = await openPage(hasScripts);
  const below = page.getByRole('heading', { name: 'Select, move, and duplicate' });
  const places = async () =>
    (await Promise.all([play(page).boundingBox(), below.boundingBox()])).map(
      (box) => box && [box.x, box.y],
    );
  const before = await places();
  await play(page).focus();
  await page.keyboard.press('Enter');
  await clip(page).waitFor();
  expect(await still(page).count()).toBe(0);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Enter');
  await still(page).waitFor();
  expect(await clip(page).count()).toBe(0);
  expect(await places()).toEqual(before);
});

test('a clip is fetched when it is asked for, in the color scheme that is seen', async () => {
  const { page, fetched } = await openPage(true);
  const clips = (): string[] => fetched.filter((url) => url.includes('-clip-'));
  expect(clips()).toEqual([]);
  const asked = page.waitForRequest(/-clip-/);
  await play(page).click();
  await asked;
  expect(clips()).toEqual([expect.stringContaining('-clip-dark-')]);
});
