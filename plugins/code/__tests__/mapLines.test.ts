import { mapLines } from '../node/mapLines';

const joinLines = (...text: string[]): string => text.join('\n');

it.each([
  [
    'lines that are equal in both versions to the same numbers',
    [1, 3],
    joinLines('a', 'b', 'c'),
    joinLines('a', 'b', 'c'),
    [1, 3],
  ],
  [
    'lines after a removed declaration to smaller numbers',
    [4, 5],
    joinLines('type A = string;', '', 'x();', 'y();', 'z();'),
    joinLines('x();', 'y();', 'z();'),
    [2, 3],
  ],
  [
    'a line whose type annotation is removed to the remaining line',
    [2],
    joinLines('a();', 'const b: number = 1;', 'c();'),
    joinLines('a();', 'const b = 1;', 'c();'),
    [2],
  ],
  [
    'a line that the formatter splits to all of its parts',
    [2],
    joinLines('a();', 'return <p id={id}>{name as string}</p>;', 'b();'),
    joinLines('a();', 'return (', '<p id={id}>', '{name}', '</p>', ');', 'b();'),
    [2, 3, 4, 5, 6],
  ],
  [
    'one of two adjacent changed lines without the other',
    [3],
    joinLines('a();', 'const b: number = 1;', 'const c: number = 2;', 'd();'),
    joinLines('a();', 'const b = 1;', 'const c = 2;', 'd();'),
    [3],
  ],
  ['a removed line to no line', [1], joinLines('type A = string;', 'x();'), 'x();', []],
])('maps %s', (_, wanted, original, version, expected) => {
  expect(mapLines(wanted, original, version)).toEqual(expected);
});
