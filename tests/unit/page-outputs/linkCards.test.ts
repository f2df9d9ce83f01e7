/**
 * @jest-environment jsdom
 */
import initLinkCards from '../../../plugins/page-outputs/early';
import { APP_READY, APP_WANTED } from '../../../plugins/page-start/shared/events';
import { keepPageClean } from '../../support/jest/cleanPage';
import { find } from '../../support/jest/find';

keepPageClean();

/** jsdom has none. */
class FakePointerEvent extends Event {
  readonly pointerType: string;
  constructor(type: string, { pointerType, ...init }: PointerEventInit) {
    super(type, init);
    this.pointerType = pointerType ?? '';
  }
}

let wanted = 0;
document.addEventListener(APP_WANTED, () => (wanted += 1));

const move = (selector: string, pointerType = 'mouse') =>
  find(selector).dispatchEvent(new FakePointerEvent('pointerover', { bubbles: true, pointerType }));

beforeEach(() => {
  Object.assign(globalThis, { PointerEvent: FakePointerEvent });
  jest.useFakeTimers();
  wanted = 0;
  document.body.innerHTML = `<a id="bar" href="/a/">A</a>
    <div class="prose"><p>Text <a id="link" href="/b/">B <b>C</b></a></p><a id="section" href="#d">D</a></div>`;
  initLinkCards();
});

afterEach(() => jest.useRealTimers());

test('a pointer that rests on a link of the text asks for the app', () => {
  move('#link');
  jest.advanceTimersByTime(499);
  move('#link b');
  expect(wanted).toBe(0);
  jest.advanceTimersByTime(1);
  expect(wanted).toBe(1);
});

test.each([
  ['goes on', () => (move('#link'), move('p'))],
  ['rests on a link that is no text', () => move('#bar')],
  ['rests on a link to a section of this page', () => move('#section')],
  ['is a finger', () => move('#link', 'touch')],
])('one that %s does not', (_, act) => {
  act();
  jest.advanceTimersByTime(5000);
  expect(wanted).toBe(0);
});

test('the app is told of the pointer that still rests there, and is alone from then on', () => {
  const over = jest.fn();
  move('#link b');
  find('#link').addEventListener('pointerover', over);
  document.dispatchEvent(new Event(APP_READY));
  expect(over).toHaveBeenCalledTimes(1);
  move('#link');
  jest.advanceTimersByTime(5000);
  expect(wanted).toBe(0);
});
