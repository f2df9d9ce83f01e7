import { mapLines } from '../node/mapLines';

const lines = (...text: string[]): string => text.join('\n');

it.each([
  ['lines that both have', [1, 3], lines('a', 'b', 'c'), lines('a', 'b', 'c'), [1, 3]],
  [
    'lines after what is gone',
    [4, 5],
    lines('type A = string;', '', 'x();', 'y();', 'z();'),
    lines('x();', 'y();', 'z();'),
    [2, 3],
  ],
  [
    'a line whose types are gone',
    [2],
    lines('a();', 'const b: number = 1;', 'c();'),
    lines('a();', 'const b = 1;', 'c();'),
    [2],
  ],
  [
    'a line that takes more of them',
    [2],
    lines('a();', 'return <p id={id}>{name as string}</p>;', 'b();'),
    lines('a();', 'return (', '<p id={id}>', '{name}', '</p>', ');', 'b();'),
    [2, 3, 4, 5, 6],
  ],
  [
    'the one of two changed lines',
    [3],
    lines('a();', 'const b: number = 1;', 'const c: number = 2;', 'd();'),
    lines('a();', 'const b = 1;', 'const c = 2;', 'd();'),
    [3],
  ],
  [
    'a changed line after declarations',
    [3],
    lines('type A = number;', '', 'const a: A = 1;', 'log(a);'),
    lines('const a = 1;', 'log(a);'),
    [1],
  ],
  ['what is gone, in nothing', [1], lines('type A = string;', 'x();'), 'x();', []],
  ['quotes and commas that formatting changed', [1], 'f("a",)', "f('a');", [1]],
  [
    'an import whose ending is another',
    [2],
    lines("import a from './a.tsx';", "import b from './b.tsx';", 'a();'),
    lines("import a from './a.jsx';", "import b from './b.jsx';", 'a();'),
    [2],
  ],
  [
    'an empty line between others',
    [1, 2, 3],
    lines('const a: A = 1;', '', 'const b: B = 2;'),
    lines('const a = 1;', '', 'const b = 2;'),
    [1, 2, 3],
  ],
  ['no line', [], lines('a', 'b'), lines('a', 'b'), []],
  ['a line that is not there', [9], lines('a', 'b'), lines('a', 'b'), []],
  ['nothing left', [1, 2], lines('a', 'b'), '', []],
])('maps %s', (_, wanted, original, version, expected) => {
  expect(mapLines(wanted, original, version)).toEqual(expected);
});
