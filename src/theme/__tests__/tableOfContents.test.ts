/**
 * @jest-environment jsdom
 */
import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import initTableOfContents from '../TOC/early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const VIEWPORT_PX = 800;
const PAGE_PX = 3000;
/** The distances of the headings from the top of the page. */
const HEADING_TOPS = { intro: 200, 'set-up': 1000, café: 1500, end: 2900 };
const ids = Object.keys(HEADING_TOPS);

const getToc = () => find('ul#siteToc');
const getMarkedSections = () =>
  [...getToc().querySelectorAll('a[aria-current="true"]')].map((link) => link.textContent);

/** Reports in the next frame whether the table of contents is visible, as browsers do after layout. */
class MockObserver {
  static isIntersecting = true;
  constructor(readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    requestAnimationFrame(() => this.report([{ isIntersecting: MockObserver.isIntersecting }]));
  }
  disconnect(): void {
    // The mock needs no cleanup.
  }
}

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersToNextFrame();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <ul id="siteToc">${ids.map((id) => `<li><a href="#${encodeURIComponent(id)}">${id}</a></li>`).join('')}</ul>
    ${ids.map((id) => `<h2 id="${id}"></h2>`).join('')}`;
  Object.assign(window, {
    innerHeight: VIEWPORT_PX,
    scrollY: 0,
    IntersectionObserver: MockObserver,
  });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE_PX);
  for (const [id, top] of Object.entries(HEADING_TOPS)) {
    find(`#${id}`).getBoundingClientRect = () => ({ top: top - window.scrollY }) as DOMRect;
  }
  getToc()
    .querySelectorAll('a')
    .forEach((link, index) => {
      Object.defineProperty(link, 'offsetTop', { value: index * 28 });
      Object.defineProperty(link, 'offsetHeight', { value: 28 });
    });
  MockObserver.isIntersecting = true;
  initTableOfContents();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  // The observer reports in the first frame, and the section is marked in the second frame.
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
});

afterEach(() => jest.useRealTimers());

it.each([
  [0, 'intro'],
  [759, 'intro'],
  // A heading counts as reached in the upper 30% of the window: 1000 - 0.3 × 800.
  [760, 'set-up'],
  [2100, 'café'],
  // The page is too short for the last section to reach the top.
  [PAGE_PX - VIEWPORT_PX, 'end'],
])('marks the current section at a scroll position of %d px: %s', (y, id) => {
  scrollTo(y);
  expect(getMarkedSections()).toEqual([id]);
  expect(getToc().style.getPropertyValue('--toc-top')).toBe(`${ids.indexOf(id) * 28}px`);
  expect(getToc().style.getPropertyValue('--toc-height')).toBe('28px');
});

it('marks the first section if the page is shorter than the window', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(VIEWPORT_PX);
  scrollTo(0);
  expect(getMarkedSections()).toEqual(['intro']);
});

it.each<[string, () => void]>([
  ['the window is resized', () => window.dispatchEvent(new Event('resize'))],
  ['the page changes', () => document.dispatchEvent(new Event(PAGE_CHANGE))],
])('updates the marked section when %s', (_, change) => {
  getToc()
    .querySelectorAll('a')
    .forEach((link) => link.removeAttribute('aria-current'));
  change();
  jest.advanceTimersByTime(40);
  expect(getMarkedSections()).toEqual(['intro']);
});

it('measures headings at most once per frame, and only while the table of contents is visible', () => {
  const query = jest.spyOn(document, 'querySelector');
  window.dispatchEvent(new Event('scroll'));
  scrollTo(1000);
  expect(query.mock.calls.filter(([selector]) => selector === 'ul#siteToc')).toHaveLength(1);
  MockObserver.isIntersecting = false;
  document.dispatchEvent(new Event(PAGE_CHANGE));
  jest.advanceTimersToNextFrame();
  query.mockClear();
  scrollTo(0);
  expect(query).not.toHaveBeenCalled();
});

it('skips a link whose heading is missing', () => {
  find('#set-up').remove();
  scrollTo(1000);
  expect(getMarkedSections()).toEqual(['intro']);
});
