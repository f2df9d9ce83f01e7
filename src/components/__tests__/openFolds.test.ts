/**
 * @jest-environment jsdom
 */
import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { afterPaint, beforePaint } from '../Fold/openFolds';

const TABS = `
  <div>
    <label><input type="radio" name="tabs" value="a" checked /></label>
    <div data-panel="a">A</div>
    <label><input type="radio" name="tabs" value="b" /></label>
    <div data-panel="b"><h3 id="target">B</h3></div>
  </div>`;
const DETAILS = '<details><summary>More</summary><h3 id="target">B</h3></details>';

const isShown = (): boolean =>
  document.querySelector('details:not([open]), [value="b"]:not(:checked)') === null;

const scrollIntoView = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  // jsdom has no layout.
  Element.prototype.checkVisibility = isShown;
  location.hash = '#target';
  beforePaint();
  afterPaint();
});
beforeEach(() => scrollIntoView.mockClear());

it.each([
  ['a tab, when the page loads', TABS, new Event('DOMContentLoaded')],
  ['a tab, when another page is shown', TABS, new Event(PAGE_CHANGE)],
  ['a tab, when a reader follows a link', TABS, new Event('hashchange')],
  ['a collapsed part, when another page is shown', DETAILS, new Event(PAGE_CHANGE)],
  [
    'a collapsed part of a tab',
    TABS.replace('<h3 id="target">B</h3>', DETAILS),
    new Event(PAGE_CHANGE),
  ],
])('shows the heading in the URL in %s', (_part, html, event) => {
  document.body.innerHTML = html;
  (event.type === 'hashchange' ? window : document).dispatchEvent(event);
  expect(isShown()).toBe(true);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('doesn’t scroll if the heading is shown already', () => {
  document.body.innerHTML = DETAILS.replace('<details', '<details open');
  document.dispatchEvent(new Event(PAGE_CHANGE));
  expect(scrollIntoView).not.toHaveBeenCalled();
});
