/**
 * @jest-environment jsdom
 */
import { afterFirstPaint } from '../shared/moments';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

let paint: () => void;

beforeEach(() => {
  class FakeObserver {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
});

it.each([
  ['after the first paint of a visible page', false, () => paint()],
  [
    'when a page in the background is parsed',
    true,
    () => document.dispatchEvent(new Event('DOMContentLoaded')),
  ],
  ['when a page has loaded at the latest', false, () => dispatchEvent(new Event('load'))],
])('calls back once %s', (_when, hidden, happen) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const callback = jest.fn();
  afterFirstPaint(callback);
  expect(callback).not.toHaveBeenCalled();
  happen();
  paint();
  expect(callback).toHaveBeenCalledTimes(1);
});
