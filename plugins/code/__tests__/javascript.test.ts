import { javaScriptName, toJavaScript } from '../shared/javascript';

const CASES: { what: string; from: string; to: string }[] = [
  {
    what: 'types go, with the comments on them',
    from: `/** Props of it. */\ninterface Props {\n  name: string;\n}\n\n// Lower case.\ntype Id = 'a' | 'b';\n\nexport const a: Id = 'a';\n`,
    to: `export const a = 'a';\n`,
  },
  {
    what: 'a comment on the file stays',
    from: `// About this file.\n\ninterface Props {\n  name: string;\n}\n\nexport const a = 1;\n`,
    to: `// About this file.\n\nexport const a = 1;\n`,
  },
  {
    what: 'JSX, comments and blank lines stay',
    from: `export default function A({ name }: { name: string }) {\n  // Why.\n  const id = useId<string>();\n\n  return <p id={id}>{/* Here. */}{name!}</p>;\n}\n`,
    to: `export default function A({ name }) {\n  // Why.\n  const id = useId();\n\n  return (\n    <p id={id}>\n      {/* Here. */}\n      {name}\n    </p>\n  );\n}\n`,
  },
  {
    what: 'imports of types go',
    from: `import { A, type B } from 'a';\nimport type { C } from 'c';\n\nexport const x: B | C = A as B;\n`,
    to: `import { A } from 'a';\n\nexport const x = A;\n`,
  },
];

test.each(CASES)('$what', async ({ from, to }) => {
  expect(await toJavaScript(from, `${__dirname}/A.tsx`)).toBe(to);
});

test.each([
  ['OrdersDesk.tsx', 'OrdersDesk.js'],
  ['data.ts', 'data.js'],
  ['OrdersDesk.css', 'OrdersDesk.css'],
])('%s is shown as %s', (name, shown) => {
  expect(javaScriptName(name)).toBe(shown);
});
