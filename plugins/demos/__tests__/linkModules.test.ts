/** @jest-environment jsdom */
import { linkModules } from '../frame/linkModules';

jest.mock(
  '@demos/modules',
  () => ({
    __esModule: true,
    default: { greeting: () => Promise.resolve({ __esModule: true, default: 'Ahoy' }) },
  }),
  { virtual: true },
);

const createDemo = (imports: string, value = '""') => ({
  name: 'A.tsx',
  code: `${imports}\nconst A = () => null;\nA.displayName = ${value};\nexport default A;`,
});

it('resolves imports from packages and other files, and removes types', async () => {
  const data = "import greeting from 'greeting';\nexport const hail: string = greeting + '!';";
  const files = [
    createDemo("import { hail } from './data';", 'hail'),
    { name: 'data.ts', code: data },
  ];
  expect((await linkModules(files, {}))().displayName).toBe('Ahoy!');
});

it.each([
  "/* Greets. */ import greeting from 'greeting';",
  "import './a.css'; import greeting from 'greeting';",
  "let greeting; import('greeting').then(() => {}); import { default as g } from 'greeting'; greeting = g;",
])('finds imports anywhere in a line: %s', async (imports) => {
  const files = [createDemo(imports, 'greeting'), { name: 'a.css', code: '' }];
  expect((await linkModules(files, {}))().displayName).toBe('Ahoy');
});

it('loads no packages for type imports', async () => {
  const evaluate = await linkModules([createDemo("import type { X } from 'nowhere';")], {});
  expect(evaluate().displayName).toBe('');
});

it('throws an error that names the package if the code imports an unknown one', async () => {
  const evaluate = await linkModules([createDemo("import x from 'nowhere';", 'x')], {});
  expect(evaluate).toThrow('"nowhere" cannot be imported here.');
});

it('throws an error if the demo has no default export', async () => {
  await expect(linkModules([{ name: 'A.tsx', code: 'const a = 1;' }], {})).rejects.toThrow(
    'A.tsx has no default export',
  );
});

it('throws an error that lists the existing files if the code imports a missing file', async () => {
  const evaluate = await linkModules([createDemo("import './other';")], {});
  expect(evaluate).toThrow('"./other" is not a file of this demo. Its files: A.tsx.');
});

it('replaces the earlier version of a stylesheet when the code is linked again', async () => {
  for (const code of ['p { color: red }', 'p { color: blue }']) {
    await linkModules([createDemo("import './a.css';"), { name: 'a.css', code }], {});
  }
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'p { color: blue }',
  ]);
});
