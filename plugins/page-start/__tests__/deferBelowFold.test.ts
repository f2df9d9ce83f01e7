/**
 * @jest-environment jsdom
 */
import { deferBelowFold } from '../client/deferBelowFold';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

// A browser that is controlled by a test doesn't prerender.
it('lays out the whole of a prerendered page before the reader opens it', () => {
  const { dataset } = document.documentElement;
  Object.assign(performance, {
    getEntriesByType: () => [{ type: 'navigate', name: location.href }],
  });
  Object.assign(document, { prerendering: true });
  deferBelowFold();
  expect(dataset).toHaveProperty('deferred');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(dataset).not.toHaveProperty('deferred');
});
