import { finalCode, type LineMark, readNotation } from '../notation';

/** The marks as data: line → what is said of it. */
const marksOf = (source: string): Record<number, LineMark[]> =>
  Object.fromEntries([...readNotation(source).marks].map(([line, marks]) => [line, [...marks]]));

test.each<[string, string, string, Record<number, LineMark[]>]>([
  ['nothing', 'a\n\nb // c', 'a\n\nb // c', {}],
  ['a line', 'a // [!code highlight]\nb', 'a\nb', { 0: ['highlight'] }],
  [
    'the line and the next',
    'a // [!code focus:2]\nb\nc',
    'a\nb\nc',
    { 0: ['focus'], 1: ['focus'] },
  ],
  ['a change', 'a // [!code --]\nb // [!code ++]', 'a\nb', { 0: ['remove'], 1: ['add'] }],
  ['two things', 'a // [!code ++] [!code focus]', 'a', { 0: ['add', 'focus'] }],
  ['the lines after it', '# [!code ++:2]\na\nb\nc', 'a\nb\nc', { 0: ['add'], 1: ['add'] }],
  ['yaml', 'a: 1 # [!code ++]', 'a: 1', { 0: ['add'] }],
  ['sql', 'SELECT 1 -- [!code ++]', 'SELECT 1', { 0: ['add'] }],
  ['html', '<p> <!-- [!code ++] -->', '<p>', { 0: ['add'] }],
  ['css', '.a {} /* [!code ++] */', '.a {}', { 0: ['add'] }],
  ['jsx', '<p>{/* [!code ++] */}', '<p>', { 0: ['add'] }],
  ['jsx on its own', '  {/* [!code ++] */}\n  <p>', '  <p>', { 0: ['add'] }],
  ['json, which has no comments', '"a": 1, // [!code ++]', '"a": 1,', { 0: ['add'] }],
  ['Windows line endings', 'a // [!code ++]\r\nb\r\n', 'a\nb\n', { 0: ['add'] }],
  ['spaces behind', 'a // [!code ++]  ', 'a', { 0: ['add'] }],
  ['a string with slashes', "'//' // [!code ++]", "'//'", { 0: ['add'] }],
])('%s', (_, source, code, marks) => {
  expect(readNotation(source).code).toBe(code);
  expect(marksOf(source)).toEqual(marks);
});

test('says where each line has gone', () => {
  expect(readNotation('a\n// [!code focus]\nb\nc').lineOf).toEqual([0, 1, 1, 2]);
});

test.each([
  ['// [!code add]\na', '[!code add] is unknown. Allowed are [!code highlight]'],
  ['a // [!code constructor]', '[!code constructor] is unknown'],
  ['a // [!code ++:x]', '[!code ++:x] is unknown'],
  ['a // [!code ++:0]', '[!code ++:0] is unknown'],
  ['a // why [!code ++]', 'has a note in the wrong place'],
  ['a [!code ++]', 'has a note in the wrong place'],
  ['a\n// [!code ++]', 'marks lines after the last one'],
  ['a // [!code ++:2]', 'marks lines after the last one'],
])('%j ends the build: %s', (source, message) => {
  expect(() => readNotation(source)).toThrow(message);
});

test('the final code has no notation and no removed lines', () => {
  expect(finalCode('a // [!code --]\nb // [!code ++]\n// [!code focus]\nc')).toBe('b\nc');
});
