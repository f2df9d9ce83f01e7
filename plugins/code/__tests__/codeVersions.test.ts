import { javaScriptVersion } from '../node/codeVersions';

const javaScript = (source: string, title?: string, language = 'tsx') =>
  javaScriptVersion({ source, language, title }, 'page.mdx');

test.each([
  [
    'types go, notes and blank lines stay',
    'interface A {\n  b: string;\n}\n\nexport function C({ b }: A) {\n  // [!code highlight]\n  return <p>{b}</p>; // d\n}',
    'export function C({ b }) {\n  // [!code highlight]\n  return <p>{b}</p>; // d\n}',
  ],
  [
    'own files have other names, packages have not',
    "import App from './App.tsx';\nimport { t } from '../theme.ts';\nimport { z } from './z';\nimport p from 'p/x.ts';\nexport const a: number = App + t + z + p;",
    "import App from './App.jsx';\nimport { t } from '../theme.js';\nimport { z } from './z';\nimport p from 'p/x.ts';\nexport const a = App + t + z + p;",
  ],
  ['notation of twoslash goes', 'const a: number = 1;\n//    ^?\n', 'const a = 1;'],
])('%s', async (_, source, expected) => {
  expect((await javaScript(source))?.source).toBe(expected);
});

test.each([
  ['tsx', 'src/App.tsx', 'jsx', 'src/App.jsx'],
  ['ts', 'src/theme.ts', 'js', 'src/theme.js'],
  ['ts', undefined, 'js', undefined],
  // Toolpad Studio finds its files by these endings.
  ['ts', 'toolpad/resources/orders.ts', 'js', 'toolpad/resources/orders.ts'],
  ['tsx', 'toolpad/components/Map.tsx', 'jsx', 'toolpad/components/Map.tsx'],
])('%s %s → %s %s', async (language, title, newLanguage, newTitle) => {
  const version = await javaScript('export const a: number = 1;', title, language);
  expect([version?.language, version?.title]).toEqual([newLanguage, newTitle]);
});

test.each([
  ['without types', 'export const a = 1;\n', undefined],
  ['without types, over own files', "import a from './a.ts';\na();", 'src/b.ts'],
  ['of types alone', 'interface A {\n  b: string;\n}\nexport type C = A;', undefined],
  [
    'of types and comments',
    '// What it holds.\n\nexport type A = string; // Text.\n/* Why. */',
    'a.ts',
  ],
  [
    'that augments a module',
    "declare module '@toolpad/core' {\n  interface Session {\n    id: string;\n  }\n}",
    undefined,
  ],
  ['of declarations', 'export const a: number;\nexport let b: string;', 'src/a.d.ts'],
])('code %s has no JavaScript of its own', async (_, source, title) => {
  expect(await javaScript(source, title)).toBeUndefined();
});
