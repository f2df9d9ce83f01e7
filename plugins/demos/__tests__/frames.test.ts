/**
 * @jest-environment jsdom
 */
import { loadFrames } from '../early';
import { PLACE_ADDED } from '../shared/frames';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { Sight, sight, watchSight } from '../../../tests/support/jest/sight';

keepPageClean();
watchSight();

const placeOf = (name: string): string =>
  `<div data-src="/demos/${name}/" data-title="${name}"></div>`;
const titleOf = (place: Element): string => (place as HTMLElement).dataset.title ?? '';
/** The address and the name of each place's frame. */
const frames = (): (string | null)[][] =>
  [...document.querySelectorAll('[data-src]')].map((place) =>
    [...place.querySelectorAll('iframe')].flatMap((frame) => [
      frame.getAttribute('src'),
      frame.getAttribute('title'),
    ]),
  );
const see = (...titles: string[]): void =>
  sight().see((target) => titles.includes(titleOf(target)));

beforeEach(() => {
  document.body.innerHTML = ['a', 'b', 'c'].map(placeOf).join('');
  loadFrames();
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

test('a page that nobody sees yet has no frame', () => {
  expect(sight().watched.size).toBe(3);
  expect(frames()).toEqual([[], [], []]);
});

test('at the top of a page only what is in the window has its frame, once', () => {
  expect(sight().options.rootMargin).toBeUndefined();
  see('a');
  expect(frames()).toEqual([['/demos/a/', 'a'], [], []]);
  expect([...sight().watched].map(titleOf)).toEqual(['b', 'c']);
});

test('a reader on the way gets frames before they come into view', () => {
  see('a');
  dispatchEvent(new Event('scroll'));
  expect(Sight.all[0]?.watched.size).toBe(0);
  expect(sight().options.rootMargin).toBe('1250px');
  see('b');
  expect(frames()).toEqual([['/demos/a/', 'a'], ['/demos/b/', 'b'], []]);
});

test('a place that React has added is filled like any other', () => {
  document.body.insertAdjacentHTML('beforeend', placeOf('d'));
  document.dispatchEvent(new Event(PLACE_ADDED));
  see('d');
  expect(frames()).toEqual([[], [], [], ['/demos/d/', 'd']]);
});
