import { getCodeTerms, stem, tokenize, tokenizeWords } from '../engine/terms';

// Stems aren't dictionary words. cspell:disable

it.each([
  ['deploy', ['deploying', 'deployed', 'deployment', 'deployments', 'deploys']],
  ['rout', ['route', 'routes', 'routing']],
  ['entry', ['entries']],
  ['component', ['components']],
  ['creat', ['create', 'created', 'creating', 'creation']],
  ['them', ['theme', 'themes', 'theming']],
])('returns the stem %s for all forms of a word', (expected, forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => expected));
});

// The expected terms include joined words, as the index does. cspell:disable

it.each([
  ['plain words', 'Build your first app', ['build', 'your', 'first', 'app']],
  ['words without the punctuation around them', '(see "Theming").', ['see', 'theming']],
  [
    'camel case as a whole and in parts',
    'useLocalStorageState',
    ['uselocalstoragestate', 'use', 'local', 'storage', 'state'],
  ],
  ['consecutive capitals', 'HTTPRequest', ['httprequest', 'http', 'request']],
  ['a file name', 'page.yml', ['pageyml', 'page', 'yml']],
  ['kebab case', 'sign-in', ['signin', 'sign', 'in']],
  [
    'a dotted path of names',
    'slotProps.toolbarAccount',
    [
      'slotpropstoolbaraccount',
      'slotprops',
      'slot',
      'props',
      'toolbaraccount',
      'toolbar',
      'account',
    ],
  ],
  ['a version', 'v0.15.0', ['v0150', 'v0', '15']],
  ['non-ASCII scripts', 'Größe 数据', ['größe', '数据']],
  [
    'only the parts of a long URL',
    'https://example.com/a/very/long/path/that/goes/on',
    ['https', 'example', 'com', 'very', 'long', 'path', 'that', 'goes', 'on'],
  ],
  ['a text without words', ' … — ', []],
])('tokenizes %s', (_title, text, terms) => {
  expect(tokenize(text)).toEqual(terms);
});

it('returns the position of each term in the text', () => {
  const text = 'The DataGrid: rows';
  const places = tokenizeWords(text)
    .flat()
    .map(({ term, start, end }) => [term, text.slice(start, end)]);
  expect(places).toEqual([
    ['the', 'The'],
    ['datagrid', 'DataGrid'],
    ['data', 'Data'],
    ['grid', 'Grid'],
    ['rows', 'rows'],
  ]);
});

describe('terms of text in different Unicode forms', () => {
  it.each([
    ['decomposed accents', 'cafe\u0301', 'caf\u00e9'],
    ['full-width letters', '\uff44\uff41\uff54\uff41', 'data'],
  ])('returns the same terms for %s as for the composed form', (_, typed, usual) => {
    expect(tokenize(typed)).toEqual(tokenize(usual));
    expect(getCodeTerms(`${typed}x`)).toEqual(getCodeTerms(`${usual}x`));
    expect(tokenize(typed)).not.toEqual([]);
  });

  it('returns a word’s position in the original text, even if normalization shortens the word', () => {
    expect(tokenizeWords('A cafe\u0301 here')[1]).toEqual([
      { term: 'caf\u00e9', start: 2, end: 7 },
    ]);
  });
});
