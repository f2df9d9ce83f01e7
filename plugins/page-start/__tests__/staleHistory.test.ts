/**
 * @jest-environment jsdom
 */
import { reloadStaleEntries } from '../client/staleHistory';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

it.each([
  ['reloads when the history entry belongs to another page', '/b/', undefined, true],
  ['does nothing when the history entry belongs to the same page', '/a/#part', undefined, false],
  ['leaves navigation to the router when React has started', '/b/', 'on', false],
])('%s', (_title, url, react, expected) => {
  // jsdom can't reload, but logs an error. The code sets a minimum height on the body before it
  // reloads.
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
