/** What pages list of the package, such as icons, codecs and labels, held against all that it has. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

const page = (name: string): string =>
  fs.readFileSync(path.join(ROOT, 'docs-toolpad-core', name, 'index.mdx'), 'utf8');
const source = (file: string): string =>
  fs.readFileSync(path.join(ROOT, 'node_modules/@toolpad', file), 'utf8');

/** The first group of all matches, in order of the alphabet. */
const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found).sort();

test('the sign-in page names the providers with an icon, all of them', () => {
  const [named = ''] = /^These ids have an icon:.*?\./m.exec(page('react-sign-in-page')) ?? [];
  const [map = ''] =
    /^const IconProviderMap = .*$/m.exec(source('core/esm/SignInPage/SignInPage.js')) ?? [];
  const withIcon = allOf(map, /\['([\w-]+)', /g);
  expect(withIcon.length).toBeGreaterThan(10);
  expect(allOf(named, /`([\w-]+)`/g)).toEqual(
    // These two are forms.
    withIcon.filter((id) => id !== 'credentials' && id !== 'passkey'),
  );
});

test('the table of codecs has every one', () => {
  const exported = allOf(source('core/esm/persistence/codec.js'), /^export const (\w+)/gm);
  expect(exported.length).toBeGreaterThan(5);
  expect(allOf(page('react-persistent-state'), /^\| `(CODEC?_\w+)`/gm)).toEqual(exported);
});

test('a part of CRUD has as many labels as the page says', () => {
  expect(page('react-crud')).toContain('TypeScript wants all sixteen keys');
  expect(allOf(source('core/esm/Crud/localeText.js'), /^ {2}(\w+):/gm)).toHaveLength(16);
});

test.each(['react-account', 'react-sign-in-page'])('%s shows the labels as they are', (name) => {
  // Labels that are functions are left out: pages show them with what they put in.
  const labels = new Map(
    [...source('core/esm/locales/en.js').matchAll(/^ {2}(\w+): '(.*)',?$/gm)].map(
      ([, key = '', label = '']) => [key, label],
    ),
  );
  const shown = [
    ...page(name).matchAll(/^\| `(\w+)`(?:, `(\w+)`)? \| "([^"]+)"(?:, "([^"]+)")? \|/gm),
  ]
    .flatMap(([, key = '', second = '', label = '', secondLabel = '']) => [
      { key, label },
      { key: second, label: secondLabel },
    ])
    .filter(({ key }) => labels.has(key));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.map(({ key }) => ({ key, label: labels.get(key) })));
});

test.each([
  ['react-account', 'The code of these components is the same in 0.16.0', 'Account'],
  ['react-sign-in-page', "The component's code is the same in 0.16.0", 'SignInPage'],
])('%s says that its code is the same in 0.16.0', (name, sentence, folder) => {
  const filesOf = (version: string) =>
    fs
      .readdirSync(path.join(ROOT, 'node_modules/@toolpad', version, 'esm', folder))
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file, code: source(`${version}/esm/${folder}/${file}`) }));
  expect(page(name)).toContain(sentence);
  expect(filesOf('core-next')).toEqual(filesOf('core'));
});
