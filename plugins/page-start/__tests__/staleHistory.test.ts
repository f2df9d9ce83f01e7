/**
 * @jest-environment jsdom
 */
import { reloadStaleEntries } from '../client/staleHistory';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

it.each([
  ['reloads on a step to another page', '/b/', undefined, true],
  ['does nothing on a step to a section', '/a/#part', undefined, false],
  ['leaves another page to React’s router', '/b/', 'on', false],
])('%s', (_title, url, react, expected) => {
  // jsdom can't reload, and reports that. Before a reload, the body gets a minimum height.
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
