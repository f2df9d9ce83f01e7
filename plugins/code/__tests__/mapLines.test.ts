import { mapLines } from '../node/mapLines';

const joinLines = (...text: string[]): string => text.join('\n');

it.each([
  ['lines that both have', [1, 3], joinLines('a', 'b', 'c'), joinLines('a', 'b', 'c'), [1, 3]],
  [
    'lines after what is gone',
    [4, 5],
    joinLines('type A = string;', '', 'x();', 'y();', 'z();'),
    joinLines('x();', 'y();', 'z();'),
    [2, 3],
  ],
  [
    'a line whose types are gone',
    [2],
    joinLines('a();', 'const b: number = 1;', 'c();'),
    joinLines('a();', 'const b = 1;', 'c();'),
    [2],
  ],
  [
    'a line that takes more of them',
    [2],
    joinLines('a();', 'return <p id={id}>{name as string}</p>;', 'b();'),
    joinLines('a();', 'return (', '<p id={id}>', '{name}', '</p>', ');', 'b();'),
    [2, 3, 4, 5, 6],
  ],
  [
    'the one of two changed lines',
    [3],
    joinLines('a();', 'const b: number = 1;', 'const c: number = 2;', 'd();'),
    joinLines('a();', 'const b = 1;', 'const c = 2;', 'd();'),
    [3],
  ],
  [
    'a changed line after declarations',
    [3],
    joinLines('type A = number;', '', 'const a: A = 1;', 'log(a);'),
    joinLines('const a = 1;', 'log(a);'),
    [1],
  ],
  ['what is gone, in nothing', [1], joinLines('type A = string;', 'x();'), 'x();', []],
  ['quotes and commas that formatting changed', [1], 'f("a",)', "f('a');", [1]],
  [
    'an import whose ending is another',
    [2],
    joinLines("import a from './a.tsx';", "import b from './b.tsx';", 'a();'),
    joinLines("import a from './a.jsx';", "import b from './b.jsx';", 'a();'),
    [2],
  ],
  [
    'an empty line between others',
    [1, 2, 3],
    joinLines('const a: A = 1;', '', 'const b: B = 2;'),
    joinLines('const a = 1;', '', 'const b = 2;'),
    [1, 2, 3],
  ],
  ['no line', [], joinLines('a', 'b'), joinLines('a', 'b'), []],
  ['a line that is not there', [9], joinLines('a', 'b'), joinLines('a', 'b'), []],
  ['nothing left', [1, 2], joinLines('a', 'b'), '', []],
])('maps %s', (_, wanted, original, version, expected) => {
  expect(mapLines(wanted, original, version)).toEqual(expected);
});
