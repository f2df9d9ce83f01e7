/**
 * @jest-environment jsdom
 */
import { afterPaint as listen } from '../Heading/copyLinks';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  document.documentElement.dataset.textCopied = 'Copied';
  jest.useFakeTimers();
  document.body.innerHTML =
    '<h2 id="a">A <a class="hash-link" href="#a"><b>#</b></a></h2><a id="other" href="#b">B</a>';
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  listen();
});

afterEach(() => jest.useRealTimers());

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const isMarked = () => find('.hash-link').dataset.copied === 'Copied';
/** Clicks an element, and returns whether the browser follows the link. */
const click = (selector: string): boolean =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('copies the full URL of a clicked anchor, marks the anchor for 1200 ms, and follows the link', async () => {
  expect(click('.hash-link b')).toBe(true);
  await advanceTime(0);
  expect(writeText.mock.calls).toEqual([['http://localhost/#a']]);
  expect(find('#siteAnnouncer').textContent).toBe('Copied');
  await advanceTime(1199);
  expect(isMarked()).toBe(true);
  await advanceTime(1);
  expect(isMarked()).toBe(false);
  expect(find('#siteAnnouncer').textContent).toBe('');
});

it.each([
  ['denies access', () => writeText.mockRejectedValue(new Error('refused'))],
  ['is missing', () => Object.assign(navigator, { clipboard: undefined })],
])('follows the link without copying if the clipboard %s', async (_name, arrange) => {
  arrange();
  expect(click('.hash-link')).toBe(true);
  await advanceTime(0);
  expect(isMarked()).toBe(false);
});
