import fc from 'fast-check';
import {
  ManifestError,
  MAX_CHARACTERS,
  packageManagerNamed,
  readManifest,
} from '../../../src/components/ProjectCheck/manifest';

const read = (json: unknown) => readManifest(JSON.stringify(json));

test.each([
  ['nothing', '', /not a package\.json/],
  ['a sentence', 'npm install', /not a package\.json/],
  ['a comma too many', '{ "dependencies": {}, }', /not valid JSON/],
  ['a comment', '{ // mine\n "dependencies": {} }', /not valid JSON/],
  ['half a file', '{ "dependencies": { "react": "^19', /not valid JSON/],
  ['a list', '[1, 2]', /not an object/],
  ['null', 'null', /not an object/],
  ['a text', '"react"', /not an object/],
  ['a lockfile', '{ "lockfileVersion": 3, "packages": {} }', /lockfile/],
  ['too much', `{"a":"${'x'.repeat(MAX_CHARACTERS)}"}`, /larger than 1 MB/],
  ['deep nesting', '['.repeat(100_000), /not a package\.json/],
])('%s is refused with words for a person', (_name, text, words) => {
  expect(() => readManifest(text)).toThrow(ManifestError);
  expect(() => readManifest(text)).toThrow(words);
});

test('the sections are one; what runs has the last word', () => {
  const { dependencies } = read({
    peerDependencies: { react: '^18', next: '^15' },
    devDependencies: { react: '^18.3.0', vite: '7' },
    optionalDependencies: { sharp: '1' },
    dependencies: { react: '^19.0.0' },
  });
  expect([...dependencies]).toEqual([
    ['react', '^19.0.0'],
    ['next', '^15'],
    ['sharp', '1'],
    ['vite', '7'],
  ]);
});

test.each([
  [{}],
  [{ dependencies: null }],
  [{ dependencies: ['react'] }],
  [{ dependencies: 'react' }],
  [{ dependencies: { react: 19, vue: null, a: { b: '1' } } }],
])('%j has no dependencies that can be read', (json) => {
  expect(read(json).dependencies.size).toBe(0);
});

test('names that mean something to JavaScript are names', () => {
  const { dependencies } = readManifest(
    '{"dependencies":{"__proto__":"1","constructor":"2","toString":"3"}}',
  );
  expect([...dependencies.keys()]).toEqual(['__proto__', 'constructor', 'toString']);
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

test.each([
  ['pnpm@9.12.0+sha512.abc', 'pnpm'],
  ['yarn@4.5.0', 'yarn'],
  ['npm@11', 'npm'],
  ['bun@1.1.0', 'bun'],
  ['rush@5', undefined],
  [7, undefined],
])('package manager %p: %p', (packageManager, expected) => {
  expect(read({ packageManager }).manager).toBe(expected);
});

test.each([
  ['pnpm', 'pnpm'],
  ['npm', 'npm'],
  ['pip', undefined],
  [undefined, undefined],
])('the choice %p names %p', (name, expected) => {
  expect(packageManagerNamed(name)).toBe(expected);
});

test('the root of a workspace, and overrides of three managers', () => {
  const manifest = read({
    workspaces: ['apps/*'],
    overrides: { react: '$react' },
    resolutions: { 'react-dom': '19.0.0' },
    pnpm: { overrides: { vite: '7' } },
  });
  expect(manifest.isWorkspace).toBe(true);
  expect([...manifest.overridden]).toEqual(['react', 'react-dom', 'vite']);
});

test('a byte order mark does no harm', () => {
  expect(readManifest('\uFEFF{"dependencies":{"react":"19"}}').dependencies.get('react')).toBe(
    '19',
  );
});

test('any text and any JSON: an answer, or words', () => {
  const text = fc.oneof(fc.string(), fc.json());
  fc.assert(
    fc.property(text, (input) => {
      try {
        readManifest(input);
      } catch (error) {
        expect(error).toBeInstanceOf(ManifestError);
      }
    }),
  );
});
