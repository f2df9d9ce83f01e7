/**
 * @jest-environment jsdom
 */
import { reloadStaleEntries } from '../client/staleHistory';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

it.each([
  ['reloads when the history entry belongs to another page', '/b/', undefined, true],
  ['doesn’t reload when the history entry belongs to the same page', '/a/#part', undefined, false],
  [
    'doesn’t reload once React has started, because the router handles the navigation',
    '/b/',
    'on',
    false,
  ],
])('%s', (_title, url, react, expected) => {
  // jsdom can't reload, and logs an error instead. The minimum height of the body shows that a reload was requested.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.removeAttribute('style');
  history.replaceState(null, '', '/a/');
  reloadStaleEntries();
  Object.assign(document.documentElement.dataset, react && { react });
  history.replaceState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  delete document.documentElement.dataset.react;
  expect(document.body.style.minHeight !== '').toBe(expected);
});
