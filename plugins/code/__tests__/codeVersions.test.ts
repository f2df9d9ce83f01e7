import { createJavaScriptVersion } from '../node/codeVersions';

const convert = (source: string, title?: string, language = 'tsx') =>
  createJavaScriptVersion({ source, language, title }, 'page.mdx');

it('changes the extensions of imported project files, but not of packages', async () => {
  const source =
    "import App from './App.tsx';\nimport { t } from '../theme.ts';\nimport { z } from './z';\nimport p from 'p/x.ts';\nexport const a: number = App + t + z + p;";
  expect((await convert(source))?.source).toBe(
    "import App from './App.jsx';\nimport { t } from '../theme.js';\nimport { z } from './z';\nimport p from 'p/x.ts';\nexport const a = App + t + z + p;",
  );
});

it.each([
  ['tsx', 'src/App.tsx', 'jsx', 'src/App.jsx'],
  ['ts', 'src/theme.ts', 'js', 'src/theme.js'],
  ['ts', undefined, 'js', undefined],
  // Toolpad Studio requires these extensions.
  ['ts', 'toolpad/resources/orders.ts', 'js', 'toolpad/resources/orders.ts'],
  ['tsx', 'toolpad/components/Map.tsx', 'jsx', 'toolpad/components/Map.tsx'],
])(
  'converts the language %s and the title %s to %s and %s',
  async (language, title, newLanguage, newTitle) => {
    const version = await convert('export const a: number = 1;', title, language);
    expect([version?.language, version?.title]).toEqual([newLanguage, newTitle]);
  },
);

it.each([
  ['without types', 'export const a = 1;\n', undefined],
  ['that imports project files, but has no types', "import a from './a.ts';\na();", 'src/b.ts'],
  ['that consists only of types', 'interface A {\n  b: string;\n}\nexport type C = A;', undefined],
  [
    'that consists only of types and comments',
    '// The holder.\n\nexport type A = string; // Text.\n/* Why. */',
    'a.ts',
  ],
  [
    'that augments a module',
    "declare module '@toolpad/core' {\n  interface Session {\n    id: string;\n  }\n}",
    undefined,
  ],
  ['in a declaration file', 'export const a: number;\nexport let b: string;', 'src/a.d.ts'],
])('returns undefined for code %s', async (_, source, title) => {
  expect(await convert(source, title)).toBeUndefined();
});
