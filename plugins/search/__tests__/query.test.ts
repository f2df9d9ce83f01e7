import { createIndex } from '../engine/engine';
import { allowedTypos, analyzeQuery, parseQuery, splitCompound, suggest } from '../engine/query';
import { pageRecord } from './records';

// Words run together, as in the index, and typing errors. cspell:disable

const getTerms = (words: ReturnType<typeof parseQuery>): string[][] =>
  words.map(({ variants }) => variants.map(({ term }) => term));

describe('parseQuery', () => {
  it.each([
    ['one word', 'crud', [['crud']]],
    ['an inflected word', 'deploying', [['deploying', 'deploy']]],
    ['two words', 'data grid', [['data'], ['grid']]],
    ['stop words', 'how to use it', [['use']]],
    ['only stop words', 'to do', []],
    ['nothing', '  ', []],
  ])('parses %s', (_title, query, terms) => {
    expect(getTerms(parseQuery(query))).toEqual(terms);
  });

  it('names the parts of a compound name', () => {
    expect(parseQuery('hideNavigation')[0]?.parts).toEqual(['hide', 'navigation']);
  });
});

describe('analyzeQuery', () => {
  const known = ['hide', 'navigation', 'data', 'table', 'deploy'];
  const analyze = (query: string): [string | undefined, boolean][] =>
    analyzeQuery(query, {
      hasTerm: (term) => known.includes(term),
      hasPrefix: (term) => known.some((each) => each.startsWith(term)),
    }).map(({ variants, isKnown }) => [variants[0]?.term, isKnown]);

  it.each([
    ['keeps a known word', 'deploy', [['deploy', true]]],
    ['keeps the beginning of a known word', 'depl', [['depl', true]]],
    ['marks an unknown word', 'deplox', [['deplox', false]]],
    [
      'splits an unknown name into its known parts',
      'hideNavigation',
      [
        ['hide', true],
        ['navigation', true],
      ],
    ],
    ['leaves out unknown parts', 'toggleNavigation', [['navigation', true]]],
    [
      'splits an unknown compound',
      'datatable',
      [
        ['data', true],
        ['table', true],
      ],
    ],
  ])('%s', (_title, query, words) => {
    expect(analyze(query)).toEqual(words);
  });
});

describe('splitCompound', () => {
  const terms = new Set(['data', 'table', 'top', 'bar', 'tab', 'notification', 'able']);

  it.each([
    ['splits', 'datatable', ['data', 'table']],
    ['splits', 'topbar', ['top', 'bar']],
    ['keeps a simple word', 'data', undefined],
    ['keeps a word with letters in between', 'dataxtable', undefined],
    ['keeps a word with a short rest', 'notifications', undefined],
    ['keeps an empty word', '', undefined],
  ])('%s: %s', (_title, term, halves) => {
    expect(splitCompound(term, (half) => terms.has(half))).toEqual(halves);
  });

  it('prefers the most even of several cuts', () => {
    const halves = new Set(['car', 'pet', 'carp', 'etshop', 'petshop']);
    expect(splitCompound('carpetshop', (half) => halves.has(half))).toEqual(['carp', 'etshop']);
  });
});

describe('allowedTypos', () => {
  it.each([
    ['row', 0],
    ['grid', 1],
    ['tabs', 1],
    ['dialog', 2],
    ['v0150', 0],
  ])('allows in %s: %d', (term, typos) => {
    expect(allowedTypos(term)).toBe(typos);
  });
});

// Typing errors are what is tested. cspell:disable

describe('suggest', () => {
  const index = createIndex([
    pageRecord('Notifications', { text: 'React, reach, real.' }),
    pageRecord('Navigation'),
  ]);

  it.each([
    ['a word that is near', 'notifikaxions', ['notifications']],
    ['nothing for another beginning', 'xotifikaxions', []],
    ['no words of the text alone', 'retch', []],
    ['nothing for short words', 'nav', []],
    ['nothing for nothing', '', []],
  ])('%s', (_what, query, expected) => {
    expect(suggest([index], query)).toEqual(expected);
  });
});
