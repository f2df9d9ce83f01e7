/** What a picture shows in motion: played on request, where the picture is. */
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(`it plays a clip by a key and stops it, ${scripts}, and nothing moves`, async ({ open }) => {
    const { page, record } = await open({ javaScriptEnabled, colorScheme: 'dark' });
    const clips = () =>
      record.requests.map(({ url }) => url).filter((url) => url.includes('-clip-'));
    await page.goto(siteUrl('studio/concepts/building-ui/'));
    const play = page.locator('summary', { hasText: 'Play' });
    const picture = (name: RegExp) => page.getByRole('img', { name }).filter({ visible: true });
    const still = picture(/^The canvas while a button is dragged/);
    const clip = picture(/^The pointer opens the component library/);
    const below = page.getByRole('heading', { name: 'Select, move, and duplicate' });
    const places = async () =>
      (await Promise.all([play.boundingBox(), below.boundingBox()])).map(
        (box) => box && [box.x, box.y],
      );
    await play.scrollIntoViewIfNeeded();
    await expect(still).toBeVisible();
    const before = await places();
    // Without scripts browsers fetch lazy pictures with the page.
    const expected = javaScriptEnabled ? [expect.stringContaining('-clip-dark-')] : clips();
    expect(clips()).toHaveLength(javaScriptEnabled ? 0 : 2);
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(clip).toBeVisible();
    await expect(still).toHaveCount(0);
    expect(await places()).toEqual(before);
    // It is fetched in the color scheme that is seen, and in no other.
    await expect.poll(clips).toEqual(expected);
    await page.keyboard.press('Enter');
    await expect(still).toBeVisible();
    await expect(clip).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}
