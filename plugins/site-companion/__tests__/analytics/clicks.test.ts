/** @jest-environment jsdom */
import { clickEvent } from '../../analytics/clicks';

type Attributes = Record<string, string>;

function elementWith(attributes: Attributes): Element {
  const element = document.createElement('div');
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  return element;
}

/** An element within others, the nearest of them first. */
function chain(own: Attributes, ...around: Attributes[]): Element {
  const target = elementWith(own);
  around.map(elementWith).reduce((inner, outer) => {
    outer.append(inner);
    return outer;
  }, target);
  return target;
}

const ga = (category: string, action?: string, label?: string, split?: string): Attributes => ({
  'data-ga-event-category': category,
  ...(action !== undefined && { 'data-ga-event-action': action }),
  ...(label !== undefined && { 'data-ga-event-label': label }),
  ...(split !== undefined && { 'data-ga-event-split': split }),
});

const AD = ga('ad', 'click', 'carbon-body-top-image');
const AD_CALL = ['event', 'ad', { eventAction: 'click', eventLabel: 'carbon-body-top-image' }];

test.each<[string, [Attributes, ...Attributes[]], unknown]>([
  ['the target itself', [AD], AD_CALL],
  ['its parent', [{}, AD], AD_CALL],
  ['a far ancestor', [{}, {}, {}, {}, AD, {}], AD_CALL],
  ['the nearest of two', [{}, AD, ga('outer', 'click')], AD_CALL],
  ['no element with a category', [{}, { 'data-ga-event-action': 'click' }], null],
  ['an empty category ends the search', [ga(''), AD], null],
  [
    'neither action nor label',
    [ga('menu')],
    ['event', 'menu', { eventAction: null, eventLabel: null }],
  ],
  [
    'an outer action does not fill in',
    [ga('menu'), AD],
    ['event', 'menu', { eventAction: null, eventLabel: null }],
  ],
])('%s', (_, elements, expected) => {
  expect(clickEvent(chain(...elements))).toEqual(expected);
});

describe('sampling', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['0.3', 0.2999, true],
    ['0.3', 0.3, false],
    ['0', 0, false],
    ['1', 0.9999, true],
    ['', 0.9999, true],
    ['half', 0.9999, true],
    ['7', 0.9999, true],
    ['-1', 0.9999, true],
    ['NaN', 0.9999, true],
  ])('split %j, chance %d → %s', (split, chance, isSent) => {
    const target = chain(ga('ad', 'click', 'label', split));
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    expect(clickEvent(target) !== null).toBe(isSent);
  });

  test('an event that is kept back does not go to an outer element', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(clickEvent(chain(ga('ad', 'click', 'x', '0.1'), AD))).toBeNull();
  });
});
