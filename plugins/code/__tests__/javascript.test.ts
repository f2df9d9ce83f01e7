import { getJavaScriptName, convertToJavaScript } from '../shared/javascript';

const CONVERSION_CASES: { title: string; from: string; to: string }[] = [
  {
    title: 'removes types with their comments',
    from: `/** Props of it. */\ninterface Props {\n  name: string;\n}\n\n// Lower case.\ntype Id = 'a' | 'b';\n\nexport const a: Id = 'a';\n`,
    to: `export const a = 'a';\n`,
  },
  {
    title: 'keeps a comment at the top of the file',
    from: `// About this file.\n\ninterface Props {\n  name: string;\n}\n\nexport const a = 1;\n`,
    to: `// About this file.\n\nexport const a = 1;\n`,
  },
  {
    title: 'keeps JSX, comments, and blank lines',
    from: `export default function A({ name }: { name: string }) {\n  // Why.\n  const id = useId<string>();\n\n  return <p id={id}>{/* Here. */}{name!}</p>;\n}\n`,
    to: `export default function A({ name }) {\n  // Why.\n  const id = useId();\n\n  return (\n    <p id={id}>\n      {/* Here. */}\n      {name}\n    </p>\n  );\n}\n`,
  },
  {
    title: 'removes type imports',
    from: `import { A, type B } from 'a';\nimport type { C } from 'c';\n\nexport const x: B | C = A as B;\n`,
    to: `import { A } from 'a';\n\nexport const x = A;\n`,
  },
];

it.each(CONVERSION_CASES)('$title', async ({ from, to }) => {
  expect(await convertToJavaScript(from, `${__dirname}/A.tsx`)).toBe(to);
});

it.each([
  ['OrdersDesk.tsx', 'OrdersDesk.js'],
  ['data.ts', 'data.js'],
  ['OrdersDesk.css', 'OrdersDesk.css'],
])('returns the JavaScript name of %s: %s', (name, shown) => {
  expect(getJavaScriptName(name)).toBe(shown);
});
