/** Tests clips, which are short animations that replace a picture while they play. */
import { getSiteUrl } from '../support/site';
import { expect, test } from '../support/test';

test('it plays and stops a clip with the keyboard and without a layout shift', async ({ open }) => {
  const { page, record } = await open({ colorScheme: 'dark' });
  const getRequestedClips = () =>
    record.requests.map(({ url }) => url).filter((url) => url.includes('-clip-'));
  await page.goto(getSiteUrl('studio/concepts/building-ui/'));
  const play = page.locator('summary', { hasText: 'Play' });
  const getPicture = (name: RegExp) => page.getByRole('img', { name }).filter({ visible: true });
  const still = getPicture(/^The canvas while the user drags a button/);
  const clip = getPicture(/^The pointer opens the component library/);
  const below = page.getByRole('heading', { name: 'Select, move, and duplicate' });
  const getPositions = async () =>
    (await Promise.all([play.boundingBox(), below.boundingBox()])).map(
      (box) => box && [box.x, box.y],
    );
  await play.scrollIntoViewIfNeeded();
  await expect(still).toBeVisible();
  const before = await getPositions();
  expect(getRequestedClips()).toEqual([]);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(clip).toBeVisible();
  await expect(still).toHaveCount(0);
  expect(await getPositions()).toEqual(before);
  // Browsers fetch only the clip in the current color scheme.
  await expect.poll(getRequestedClips).toEqual([expect.stringContaining('-clip-dark-')]);
  await page.keyboard.press('Enter');
  await expect(still).toBeVisible();
  await expect(clip).toHaveCount(0);
  expect(await getPositions()).toEqual(before);
});
