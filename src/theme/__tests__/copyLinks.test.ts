/**
 * @jest-environment jsdom
 */
import initCopyLinks from '../Heading/early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<h2 id="a">A <a class="hash-link" href="#a"><b>#</b></a></h2><a id="other" href="#b">B</a>';
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  initCopyLinks();
});

afterEach(() => jest.useRealTimers());

const click = (selector: string): boolean =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const settle = () => jest.advanceTimersByTimeAsync(0);

test('an anchor copies its full address, says so for 1200 ms, and stays a link', async () => {
  const isFollowed = click('.hash-link b');
  await settle();
  expect(isFollowed).toBe(true);
  expect(writeText.mock.calls).toEqual([['http://localhost/#a']]);
  expect(find('.hash-link').dataset.copied).toBe('');
  expect(find('[role="status"], #siteAnnouncer').textContent).toBe('Copied');
  await jest.advanceTimersByTimeAsync(1199);
  expect(find('.hash-link').dataset.copied).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(find('.hash-link').dataset.copied).toBeUndefined();
  expect(find('#siteAnnouncer').textContent).toBe('');
});

test('a heading of the name of the message keeps its text', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<h2 id="copied">Copied files</h2>');
  click('.hash-link');
  await settle();
  expect(find('h2#copied').textContent).toBe('Copied files');
  expect(find('div#siteAnnouncer').textContent).toBe('Copied');
});

test('a second copy has its own 1200 ms', async () => {
  click('.hash-link');
  await jest.advanceTimersByTimeAsync(1000);
  click('.hash-link');
  await jest.advanceTimersByTimeAsync(1000);
  expect(find('.hash-link').dataset.copied).toBe('');
});

test('other links copy nothing', async () => {
  click('#other');
  await settle();
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['refused', () => writeText.mockRejectedValue(new Error('refused'))],
  ['missing', () => Object.assign(navigator, { clipboard: undefined })],
])('a clipboard that is %s: the link leads on, and nothing is claimed', async (_name, arrange) => {
  arrange();
  expect(click('.hash-link')).toBe(true);
  await settle();
  expect(find('.hash-link').dataset.copied).toBeUndefined();
});
