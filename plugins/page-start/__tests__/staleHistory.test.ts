/**
 * @jest-environment jsdom
 */
import { initStaleHistory } from '../client/staleHistory';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

/** jsdom cannot reload; where it would, the body is given room first. */
const isReloading = (): boolean => document.body.style.minHeight !== '';

beforeEach(() => {
  history.replaceState(null, '', '/a/');
  document.body.removeAttribute('style');
  delete document.documentElement.dataset.react;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  initStaleHistory();
});

function goTo(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

test('without React, a step to another page loads it', () => {
  goTo('/b/');
  expect(isReloading()).toBe(true);
});

test('a step to a section of the page is none of it', () => {
  goTo('/a/#part');
  expect(isReloading()).toBe(false);
});

test('with React, its router follows', () => {
  document.documentElement.dataset.react = 'on';
  goTo('/b/');
  expect(isReloading()).toBe(false);
});
