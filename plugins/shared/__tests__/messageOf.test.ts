import { messageOf } from '../messageOf';

test.each([
  [new Error('It is late.'), 'It is late.'],
  [new RangeError(), 'RangeError'],
  ['late', 'late'],
  [undefined, 'undefined'],
])('what %p says', (thrown, expected) => {
  expect(messageOf(thrown)).toBe(expected);
});
