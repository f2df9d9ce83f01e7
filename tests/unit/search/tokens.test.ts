// Words run together, as the index has them. cspell:disable
import { tokenize, words } from '../../../plugins/search/engine/tokens';

describe('tokenize', () => {
  it.each([
    ['plain words', 'Build your first app', ['build', 'your', 'first', 'app']],
    ['punctuation at the ends', '(see "Theming").', ['see', 'theming']],
    [
      'camel case, whole and in parts',
      'useLocalStorageState',
      ['uselocalstoragestate', 'use', 'local', 'storage', 'state'],
    ],
    ['capitals in a row', 'HTTPRequest', ['httprequest', 'http', 'request']],
    ['plural capitals', 'APIs', ['apis']],
    ['a file name', 'page.yml', ['pageyml', 'page', 'yml']],
    ['a package', '@toolpad/core', ['toolpadcore', 'toolpad', 'core']],
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
    ['snake case', 'TOOLPAD_SECRET', ['toolpadsecret', 'toolpad', 'secret']],
    ['a version', 'v0.15.0', ['v0150', 'v0', '15']],
    ['an apostrophe', "don't", ['dont', 'don']],
    ['other scripts', 'Größe 数据', ['größe', '数据']],
    [
      'an address: its parts only',
      'https://example.com/a/very/long/path/that/goes/on',
      ['https', 'example', 'com', 'very', 'long', 'path', 'that', 'goes', 'on'],
    ],
    ['nothing', ' … — ', []],
  ])('%s', (_what, text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });
});

describe('words', () => {
  it('says where each term was read', () => {
    const text = 'The DataGrid: rows';
    const places = words(text)
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
});
