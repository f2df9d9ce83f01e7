/** @jest-environment jsdom */
import { createClickEvent } from '../../analytics/clicks';

afterEach(() => jest.restoreAllMocks());

/** Returns the event for a click on the innermost element. */
function click(html: string): unknown {
  document.body.innerHTML = html;
  return createClickEvent(document.querySelector('i') ?? document.body);
}

const AD = 'data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="label"';
const AD_EVENT = ['event', 'ad', { eventAction: 'click', eventLabel: 'label' }];
const MENU_EVENT = ['event', 'menu', { eventAction: null, eventLabel: null }];

it.each<[string, string, unknown]>([
  ['the target', `<i ${AD}></i>`, AD_EVENT],
  ['a far ancestor', `<p><b ${AD}><b><b><i></i></b></b></b></p>`, AD_EVENT],
  ['the nearest ancestor only', `<b ${AD}><i data-ga-event-category="menu"></i></b>`, MENU_EVENT],
  ['nothing without a category', '<b data-ga-event-action="click"><i></i></b>', null],
  ['nothing for an empty category', `<b ${AD}><i data-ga-event-category=""></i></b>`, null],
])('reports %s', (_reported, html, expected) => {
  expect(click(html)).toEqual(expected);
});

it.each([
  ['0.3', 0.2999, true],
  ['0.3', 0.3, false],
  ['0', 0, false],
  ['', 0.9999, true],
  ['half', 0.9999, true],
  ['7', 0.9999, true],
  ['-1', 0.9999, true],
])('samples clicks by the split %j: %d → %s', (split, random, isSent) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  expect(click(`<i ${AD} data-ga-event-split="${split}"></i>`) !== null).toBe(isSent);
});

it('ignores ancestors of an element that isn’t sampled', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect(click(`<b ${AD}><i ${AD} data-ga-event-split="0.1"></i></b>`)).toBeNull();
});
