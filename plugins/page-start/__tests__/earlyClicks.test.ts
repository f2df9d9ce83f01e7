/**
 * @jest-environment jsdom
 */
import { replayEarlyClicks } from '../client/earlyClicks';
import { APP_READY } from '../shared/events';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const onClick = jest.fn<unknown, [unknown]>();

const button = (id: string) => find(`#${id}`);
const isBusy = (id: string) => button(id).getAttribute('aria-busy') === 'true';
const startReact = () => document.dispatchEvent(new Event(APP_READY));

let release: () => void;
beforeEach(() => {
  onClick.mockReset();
  document.body.innerHTML = `
    <button data-needs-app id="copy"><span id="copy-label">Copy</span></button>
    <button data-needs-app id="other">Other</button>
    <button id="native">Native</button>`;
  for (const id of ['copy', 'other', 'native']) {
    button(id).addEventListener('click', () => onClick(id));
  }
  release = replayEarlyClicks();
});

it('stops an early click, marks its button as busy, and replays the click once React is ready', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.addEventListener('click', onClick, true);
  button('copy-label').dispatchEvent(click);
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
  'doesn’t handle a click with %s, which may open a new tab',
  (key) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    button('copy').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(isBusy('copy')).toBe(false);
  },
);

it('replays clicks in order, but only one per button', () => {
  button('other').click();
  button('copy').click();
  button('other').click();
  startReact();
  expect(onClick.mock.calls).toEqual([['other'], ['copy']]);
});

it('doesn’t replay a click on a button that was removed', () => {
  const removed = button('copy');
  removed.click();
  removed.remove();
  startReact();
  expect(onClick).not.toHaveBeenCalled();
});

it('ignores clicks on other controls, and all clicks after React is ready', () => {
  button('native').click();
  startReact();
  button('copy').click();
  expect(onClick.mock.calls).toEqual([['native'], ['copy']]);
  expect(isBusy('copy')).toBe(false);
});

it('clears the busy state and discards the clicks when React can’t load', () => {
  button('copy').click();
  button('other').click();
  release();
  expect([isBusy('copy'), isBusy('other')]).toEqual([false, false]);
  startReact();
  expect(onClick).not.toHaveBeenCalled();
  button('copy').click();
  expect(onClick.mock.calls).toEqual([['copy']]);
});
