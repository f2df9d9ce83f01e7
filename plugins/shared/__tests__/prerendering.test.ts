/**
 * @jest-environment jsdom
 */
import { onActivation, runAfterActivation } from '../prerendering';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

it.each([
  ['immediately on a page that isn’t prerendered', false, [1, 0], [1, 0]],
  ['immediately in a browser without prerendering', undefined, [1, 0], [1, 0]],
  ['when a prerendered page is activated', true, [0, 0], [1, 1]],
])('runs the callback %s', (_title, prerendering, before, after) => {
  Object.assign(document, { prerendering });
  const shown = jest.fn();
  const activated = jest.fn();
  const countCalls = () => [shown.mock.calls.length, activated.mock.calls.length];
  runAfterActivation(shown);
  onActivation(activated);
  expect(countCalls()).toEqual(before);
  if (prerendering) {
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
  }
  expect(countCalls()).toEqual(after);
});
