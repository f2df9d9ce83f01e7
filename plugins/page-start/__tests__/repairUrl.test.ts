/**
 * @jest-environment jsdom
 */
import { keepUrlDecodable } from '../client/repairUrl';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const current = () => location.pathname + location.search + location.hash;

it.each([
  ['/a/#100%', '/a/#100%25'],
  ['/a/#%E0%A4%A', '/a/#%25E0%25A4%25A'],
  ['/50%-off/', '/50%25-off/'],
  ['/a/#f%C3%BCr', '/a/#f%C3%BCr'],
  ['/a/?q=100%#b', '/a/?q=100%#b'],
  ['/a//b/', '/a/b/'],
  ['/a%2Fb%2f?q=c%2Fd//#e//f', '/a/b/?q=c%2Fd//#e//f'],
  ['/a/index.html#b', '/a/#b'],
  // Without an origin, this path would be another host's address.
  ['http://localhost//a/#100%', '/a/#100%25'],
])('turns %s into %s', (url, expected) => {
  history.replaceState(null, '', url);
  keepUrlDecodable();
  expect(current()).toBe(expected);
});

it('repairs a URL that a reader edits, and keeps the state of its entry', () => {
  history.replaceState(null, '', '/a/');
  keepUrlDecodable();
  history.replaceState({ key: 'b' }, '', '/a/#100%');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(current()).toBe('/a/#100%25');
  expect(history.state).toEqual({ key: 'b' });
});
