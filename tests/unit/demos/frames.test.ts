/**
 * @jest-environment jsdom
 */
import { loadFrames } from '../../../plugins/demos/client/frames';
import { FRAME_ADDED } from '../../../plugins/demos/shared/frames';
import { keepPageClean } from '../../support/jest/cleanPage';

keepPageClean();

/** The window, as far as frames see of it. */
class Sight {
  static all: Sight[] = [];
  watched = new Set<Element>();

  constructor(
    readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Sight.all.push(this);
  }
  observe(target: Element): void {
    this.watched.add(target);
  }
  unobserve(target: Element): void {
    this.watched.delete(target);
  }
  disconnect(): void {
    this.watched.clear();
  }
}

/** The observer that is at work. */
const sight = (): Sight | undefined => Sight.all.at(-1);
const sources = (): (string | null)[] =>
  [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
const see = (...titles: string[]): void =>
  sight()?.tell(
    [...(sight()?.watched ?? [])].map((target) => ({
      isIntersecting: titles.includes((target as HTMLIFrameElement).title),
      target,
    })),
  );

beforeEach(() => {
  Sight.all = [];
  Object.assign(window, { IntersectionObserver: Sight });
  document.body.innerHTML = ['a', 'b', 'c']
    .map((name) => `<iframe data-src="/demos/${name}/" title="${name}"></iframe>`)
    .join('');
  loadFrames();
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

test('a page that nobody sees yet loads no frame', () => {
  expect(sight()?.watched.size).toBe(3);
  expect(sources()).toEqual([null, null, null]);
});

test('at the top of a page only what is in the window is loaded, once', () => {
  expect(sight()?.options.rootMargin).toBeUndefined();
  see('a');
  expect(sources()).toEqual(['/demos/a/', null, null]);
  expect([...(sight()?.watched ?? [])].map((frame) => (frame as HTMLIFrameElement).title)).toEqual([
    'b',
    'c',
  ]);
});

test('a reader on the way gets frames before they come into view', () => {
  see('a');
  dispatchEvent(new Event('scroll'));
  expect(Sight.all[0]?.watched.size).toBe(0);
  expect(sight()?.options.rootMargin).toBe('1250px');
  see('b');
  expect(sources()).toEqual(['/demos/a/', '/demos/b/', null]);
});

test('a frame that React has added is loaded like any other', () => {
  document.body.insertAdjacentHTML('beforeend', '<iframe data-src="/demos/d/" title="d"></iframe>');
  document.dispatchEvent(new Event(FRAME_ADDED));
  see('d');
  expect(sources()).toEqual([null, null, null, '/demos/d/']);
});
