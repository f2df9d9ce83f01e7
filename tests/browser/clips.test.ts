/** What a picture shows in motion: played on request, where the picture is. */
import { setUpChromium } from '../support/chromium';
import { siteUrl } from '../support/site';

const PAGE = 'studio/concepts/building-ui/';

const open = setUpChromium();

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_name, javaScriptEnabled) => {
  test('a clip is fetched when a key asks for it, in one scheme, and nothing moves', async () => {
    const { page } = await open({ javaScriptEnabled, colorScheme: 'dark' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(siteUrl(PAGE));
    const play = page.locator('summary', { hasText: 'Play' });
    const below = page.getByRole('heading', { name: 'Select, move, and duplicate' });
    await below.scrollIntoViewIfNeeded();
    await play.scrollIntoViewIfNeeded();
    const still = page.getByRole('img', { name: /^The canvas while a button is dragged/ });
    await still.filter({ visible: true }).waitFor();
    const clips = (): string[] => fetched.filter((url) => url.includes('-clip-'));
    expect(clips()).toEqual([]);

    const places = async () => [await play.boundingBox(), await below.boundingBox()];
    const before = await places();
    const asked = page.waitForRequest(/-clip-/);
    await play.focus();
    await page.keyboard.press('Enter');
    await asked;
    const clip = page.getByRole('img', { name: /^The pointer opens the component library/ });
    await clip.filter({ visible: true }).waitFor();
    expect(clips()).toEqual([expect.stringContaining('-clip-dark-')]);
    expect(await still.filter({ visible: true }).count()).toBe(0);
    expect(await places()).toEqual(before);

    await page.keyboard.press('Enter');
    await still.filter({ visible: true }).waitFor();
    expect(await places()).toEqual(before);
  });
});
