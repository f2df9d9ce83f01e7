/** @jest-environment jsdom */
import { createClickEvent } from '../../analytics/clicks';

afterEach(() => jest.restoreAllMocks());

/** Returns the event for a click on the innermost element of the markup. */
function createEventFromHtml(html: string): unknown {
  document.body.innerHTML = html;
  return createClickEvent(document.querySelector('i') ?? document.body);
}

const AD_ATTRIBUTES =
  'data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="label"';
const AD_EVENT = ['event', 'ad', { eventAction: 'click', eventLabel: 'label' }];
const MENU_EVENT = ['event', 'menu', { eventAction: null, eventLabel: null }];

it.each<[string, string, unknown]>([
  ['the event attributes of the target', `<i ${AD_ATTRIBUTES}></i>`, AD_EVENT],
  [
    'the event attributes of a far ancestor',
    `<p><b ${AD_ATTRIBUTES}><b><b><i></i></b></b></b></p>`,
    AD_EVENT,
  ],
  [
    'only the nearest event attributes',
    `<b ${AD_ATTRIBUTES}><i data-ga-event-category="menu"></i></b>`,
    MENU_EVENT,
  ],
  [
    'nothing for a click without an event category',
    '<b data-ga-event-action="click"><i></i></b>',
    null,
  ],
  [
    'nothing for an empty event category',
    `<b ${AD_ATTRIBUTES}><i data-ga-event-category=""></i></b>`,
    null,
  ],
])('reports %s', (_reported, html, expected) => {
  expect(createEventFromHtml(html)).toEqual(expected);
});

it.each([
  ['0.3', 0.2999, true],
  ['0.3', 0.3, false],
  ['0', 0, false],
  ['', 0.9999, true],
  ['half', 0.9999, true],
  ['7', 0.9999, true],
  ['-1', 0.9999, true],
])(
  'samples clicks by the share in data-ga-event-split: share %j, random number %d → sent: %s',
  (split, random, isSent) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    expect(
      createEventFromHtml(`<i ${AD_ATTRIBUTES} data-ga-event-split="${split}"></i>`) !== null,
    ).toBe(isSent);
  },
);

it('reports nothing if the nearest event attributes aren’t sampled, even if outer ones are', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect(
    createEventFromHtml(
      `<b ${AD_ATTRIBUTES}><i ${AD_ATTRIBUTES} data-ga-event-split="0.1"></i></b>`,
    ),
  ).toBeNull();
});
