/**
 * @jest-environment jsdom
 */
import { replayEarlyClicks } from '../client/earlyClicks';
import { APP_READY } from '../shared/events';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const onClick = jest.fn<unknown, [unknown]>();

const getButton = (id: string) => find(`#${id}`);
const isBusy = (id: string) => getButton(id).getAttribute('aria-busy') === 'true';
const startReact = () => document.dispatchEvent(new Event(APP_READY));

let release: () => void;
beforeEach(() => {
  onClick.mockReset();
  document.body.innerHTML = `
    <button data-replay-click id="copy"><span id="copy-label">Copy</span></button>
    <button data-replay-click id="other">Other</button>
    <button id="native">Native</button>`;
  for (const id of ['copy', 'other', 'native']) {
    getButton(id).addEventListener('click', () => onClick(id));
  }
  release = replayEarlyClicks();
});

it('stops an early click, marks its button as busy, and replays the click once React is ready', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.addEventListener('click', onClick, true);
  getButton('copy-label').dispatchEvent(click);
  document.removeEventListener('click', onClick, true);
  expect(click.defaultPrevented).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
  expect(isBusy('copy')).toBe(true);
  startReact();
  expect(isBusy('copy')).toBe(false);
  startReact();
  expect(onClick.mock.calls).toEqual([['copy']]);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser, because it may open a new tab',
  (key) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    getButton('copy').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(isBusy('copy')).toBe(false);
  },
);

it('replays stored clicks in order, but only one per button', () => {
  getButton('other').click();
  getButton('copy').click();
  getButton('other').click();
  startReact();
  expect(onClick.mock.calls).toEqual([['other'], ['copy']]);
});

it('doesn’t replay a click on a button that was removed', () => {
  const removed = getButton('copy');
  removed.click();
  removed.remove();
  startReact();
  expect(onClick).not.toHaveBeenCalled();
});

it('ignores clicks on other controls, and all clicks after React is ready', () => {
  getButton('native').click();
  startReact();
  getButton('copy').click();
  expect(onClick.mock.calls).toEqual([['native'], ['copy']]);
  expect(isBusy('copy')).toBe(false);
});

it('clears the busy state and discards the stored clicks when React can’t load', () => {
  getButton('copy').click();
  getButton('other').click();
  release();
  expect([isBusy('copy'), isBusy('other')]).toEqual([false, false]);
  startReact();
  expect(onClick).not.toHaveBeenCalled();
  getButton('copy').click();
  expect(onClick.mock.calls).toEqual([['copy']]);
});
