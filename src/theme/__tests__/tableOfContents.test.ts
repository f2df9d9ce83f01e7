/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import initTableOfContents from '../TOC/early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const VIEWPORT_PX = 800;
const PAGE_PX = 3000;
/** Where the headings stand on the page. */
const TOPS = { intro: 200, 'set-up': 1000, café: 1500, end: 2900 };
const ids = Object.keys(TOPS);

const toc = () => find('ul#siteToc');
const marked = () =>
  [...toc().querySelectorAll('a[aria-current="true"]')].map((link) => link.textContent);

/** Says in the next frame whether the table can be seen, as browsers do once they have laid it out. */
class Observer {
  static sees = true;
  constructor(readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    requestAnimationFrame(() => this.tell([{ isIntersecting: Observer.sees }]));
  }
  disconnect(): void {
    // Each page has a table of its own.
  }
}

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersToNextFrame();
}

beforeEach(() => {
  jest.useFakeTimers();
  // A page may have a heading of this name.
  document.body.innerHTML = `<h2 id="toc"></h2>
    <ul id="siteToc">${ids.map((id) => `<li><a href="#${encodeURIComponent(id)}">${id}</a></li>`).join('')}</ul>
    ${ids.map((id) => `<h2 id="${id}"></h2>`).join('')}`;
  Object.assign(window, { innerHeight: VIEWPORT_PX, scrollY: 0 });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE_PX);
  for (const [id, top] of Object.entries(TOPS)) {
    const heading = find(`#${id}`);
    heading.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 0, 30);
  }
  toc()
    .querySelectorAll('a')
    .forEach((link, index) => {
      Object.defineProperty(link, 'offsetTop', { value: index * 28 });
      Object.defineProperty(link, 'offsetHeight', { value: 28 });
    });
  Observer.sees = true;
  Object.assign(window, { IntersectionObserver: Observer });
  initTableOfContents();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  // A frame in which the table is laid out, and one in which its section is marked.
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
});

afterEach(() => jest.useRealTimers());

// jsdom has no DOMRect.
Object.assign(globalThis, {
  DOMRect: class {
    readonly top: number;
    constructor(_x: number, y: number) {
      this.top = y;
    }
  },
});

test.each([
  [0, 'intro'],
  [150, 'intro'],
  [903, 'intro'],
  // 96 px below the viewport's top counts as reached: 1000 - 904.
  [904, 'set-up'],
  [1404, 'café'],
  [2100, 'café'],
  // The last section cannot reach the top: at the end of the page it is the current one.
  [PAGE_PX - VIEWPORT_PX, 'end'],
])('at %d px the section is %s', (y, id) => {
  scrollTo(y);
  expect(marked()).toEqual([id]);
  expect(toc().style.getPropertyValue('--toc-top')).toBe(`${ids.indexOf(id) * 28}px`);
  expect(toc().style.getPropertyValue('--toc-height')).toBe('28px');
});

test('a page shorter than the window starts at its first section', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(VIEWPORT_PX);
  scrollTo(0);
  expect(marked()).toEqual(['intro']);
});

test('looks once a frame, however often the reader scrolls', () => {
  const look = jest.spyOn(document, 'querySelector');
  for (let i = 0; i < 5; i += 1) {
    window.dispatchEvent(new Event('scroll'));
  }
  expect(look).not.toHaveBeenCalled();
  jest.advanceTimersToNextFrame();
  expect(look.mock.calls.filter(([selector]) => selector === 'ul#siteToc')).toHaveLength(1);
});

test('marks the section when the page is laid out', () => {
  expect(marked()).toEqual(['intro']);
});

test.each<[string, () => void]>([
  ['the window changes', () => window.dispatchEvent(new Event('resize'))],
  ['the page changes', () => document.dispatchEvent(new Event(PAGE_CHANGE))],
])('marks the section when %s', (_, happen) => {
  toc()
    .querySelectorAll('a')
    .forEach((link) => link.removeAttribute('aria-current'));
  happen();
  jest.advanceTimersByTime(40);
  expect(marked()).toEqual(['intro']);
});

test('a table that is not shown is left alone', () => {
  Observer.sees = false;
  document.dispatchEvent(new Event(PAGE_CHANGE));
  jest.advanceTimersToNextFrame();
  const look = jest.spyOn(document, 'querySelector');
  scrollTo(1000);
  expect(look).not.toHaveBeenCalled();
});

test('a link whose heading is missing is passed over', () => {
  document.getElementById('set-up')?.remove();
  scrollTo(1000);
  expect(marked()).toEqual(['intro']);
});

test('a page without a table of contents is no error', () => {
  document.body.innerHTML = '';
  scrollTo(100);
  expect(document.body).toBeEmptyDOMElement();
});
