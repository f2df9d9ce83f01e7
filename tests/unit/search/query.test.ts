// Words run together, as the index has them. cspell:disable
import { allowedTypos, parseQuery } from '../../../plugins/search/engine/query';

function termsOf(query: string): string[][] {
  return parseQuery(query).map((variants) => variants.map(({ term }) => term));
}

describe('parseQuery', () => {
  it.each([
    ['one word', 'crud', [['crud']]],
    ['a form of a word', 'deploying', [['deploying', 'deploy']]],
    [
      'two words, also as one name',
      'data grid',
      [
        ['data', 'datagrid'],
        ['grid', 'datagrid'],
      ],
    ],
    ['stop words', 'how to use it', [['use', 'touse', 'useit']]],
    ['only stop words', 'to do', []],
    ['nothing', '  ', []],
  ])('%s', (_what, query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });

  it('finds a name whole or by its parts, the parts for less', () => {
    const [word] = parseQuery('hideNavigation');
    expect(word?.map(({ term, weight }) => [term, weight < 1])).toEqual([
      ['hidenavigation', false],
      ['hidenavigat', true],
      ['hide', true],
      ['navigation', true],
    ]);
  });
});

describe('allowedTypos', () => {
  it.each([
    ['row', 0],
    ['grid', 1],
    ['tabs', 1],
    ['dialog', 2],
    ['v0150', 0],
  ])('%s: %d', (term, typos) => {
    expect(allowedTypos(term)).toBe(typos);
  });
});
