/**
 * @jest-environment jsdom
 */
import { keepUrlDecodable } from '../client/repairUrl';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

it.each([
  ['/a/#100%', '/a/#100%25'],
  ['/a/#%E0%A4%A', '/a/#%25E0%25A4%25A'],
  ['/50%-off/', '/50%25-off/'],
  ['/a/#f%C3%BCr', '/a/#f%C3%BCr'],
  ['/a/?q=100%#b', '/a/?q=100%#b'],
  ['/a%2Fb%2f?q=c%2Fd//#e//f', '/a/b/?q=c%2Fd//#e//f'],
  ['/a/index.html#b', '/a/#b'],
  // Without its origin, this path would be parsed as the URL of another host.
  ['http://localhost//a/#100%', '/a/#100%25'],
])('replaces the URL %s with %s, both on load and on history navigation', (url, expected) => {
  const getUrl = () => location.pathname + location.search + location.hash;
  history.replaceState(null, '', url);
  keepUrlDecodable();
  expect(getUrl()).toBe(expected);
  history.replaceState({ key: 'b' }, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(getUrl()).toBe(expected);
  expect(history.state).toEqual({ key: 'b' });
});
