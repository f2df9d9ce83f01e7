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
  [
    'a changed line after a removed declaration to its smaller number',
    [3],
    joinLines('type A = number;', '', 'const a: A = 1;', 'log(a);'),
    joinLines('const a = 1;', 'log(a);'),
    [1],
  ],
  ['a removed line to no line', [1], joinLines('type A = string;', 'x();'), 'x();', []],
  ['a line whose formatting differs to the reformatted line', [1], 'f("a",)', "f('a');", [1]],
  [
    'an import to the import with a different extension',
    [2],
    joinLines("import a from './a.tsx';", "import b from './b.tsx';", 'a();'),
    joinLines("import a from './a.jsx';", "import b from './b.jsx';", 'a();'),
    [2],
  ],
  [
    'an empty line between mapped lines to the empty line',
    [1, 2, 3],
    joinLines('const a: A = 1;', '', 'const b: B = 2;'),
    joinLines('const a = 1;', '', 'const b = 2;'),
    [1, 2, 3],
  ],
  ['no lines to no lines', [], joinLines('a', 'b'), joinLines('a', 'b'), []],
  ['a line number beyond the end to no line', [9], joinLines('a', 'b'), joinLines('a', 'b'), []],
  ['all lines to none in an empty version', [1, 2], joinLines('a', 'b'), '', []],
])('maps %s', (_, wanted, original, version, expected) => {
  expect(mapLines(wanted, original, version)).toEqual(expected);
});
