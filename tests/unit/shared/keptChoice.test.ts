/**
 * @jest-environment jsdom
 */
import { keepChoice } from '../../../plugins/shared/keptChoice';
import { keepPageClean } from '../../support/jest/cleanPage';

const KEY = 'drink';

keepPageClean();

type Drink = 'tea' | 'coffee';

let shown: Drink[] = [];

const parse = (value: unknown): Drink => (value === 'coffee' ? 'coffee' : 'tea');
const keep = () => keepChoice({ key: KEY, parse, show: (drink) => shown.push(drink) });

function comeBack(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

beforeEach(() => {
  shown = [];
  localStorage.clear();
});

test.each([
  [null, 'tea'],
  ['coffee', 'coffee'],
  ['tea', 'tea'],
  ['lava', 'tea'],
])('a kept %j is shown as %s, once', (value, expected) => {
  if (value !== null) {
    localStorage.setItem(KEY, value);
  }
  keep();
  expect(shown).toEqual([expected]);
});

test('what is chosen is shown and kept; the default leaves nothing behind', () => {
  const choose = keep();
  choose('coffee');
  expect([shown.at(-1), localStorage.getItem(KEY)]).toEqual(['coffee', 'coffee']);
  choose('tea');
  expect([shown.at(-1), localStorage.getItem(KEY)]).toEqual(['tea', null]);
});

test.each([
  ['its key', KEY, 'coffee', ['tea', 'coffee']],
  ['its key, gone', KEY, null, ['tea', 'tea']],
  ['everything cleared', null, null, ['tea', 'tea']],
  ['another key', 'food', 'coffee', ['tea']],
])('another tab says: %s', (_, key, newValue, expected) => {
  keep();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(shown).toEqual(expected);
});

test('a page that returns from the back/forward cache shows what was chosen meanwhile', () => {
  keep();
  localStorage.setItem(KEY, 'coffee');
  comeBack(false);
  expect(shown).toEqual(['tea']);
  comeBack(true);
  expect(shown).toEqual(['tea', 'coffee']);
});

test('where storage is blocked, a choice holds for the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const choose = keep();
  choose('coffee');
  comeBack(true);
  expect(shown).toEqual(['tea', 'coffee']);
});
