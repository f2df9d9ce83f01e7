import { createIndex } from '../engine/engine';
import { analyzeQuery, suggest } from '../engine/query';
import { createPageRecord } from './records';

// The words include joined words from the index, and typos. cspell:disable

describe('analyzeQuery', () => {
  const known = ['hide', 'navigation', 'data', 'table', 'deploy', '=goliv', '=areyousur'];
  const analyze = (query: string): [string[], boolean][] =>
    analyzeQuery(query, {
      hasTerm: (term) => known.includes(term),
      hasPrefix: (term) => known.some((each) => each.startsWith(term)),
    }).map(({ terms, isKnown }) => [
      terms.filter((term) => !term.startsWith('=') || known.includes(term)),
      isKnown,
    ]);

  const KNOWN_PARTS: [string[], boolean][] = [
    [['hide'], true],
    [['navigation', 'navigat'], true],
  ];
  it.each<[string, string, [string[], boolean][]]>([
    ['keeps a known word', 'deploy', [[['deploy'], true]]],
    ['keeps a prefix of a known word', 'depl', [[['depl'], true]]],
    ['adds the stem of a word', 'deploying', [[['deploying', 'deploy'], true]]],
    ['marks a word as unknown if no index contains it', 'deplox', [[['deplox'], false]]],
    ['skips stop words', 'how to hide it', [[['hide'], true]]],
    ['returns nothing for a query of only stop words', 'to do', []],
    ['returns nothing for an empty query', '  ', []],
    ['splits an unknown name into its known parts', 'hideNavigation', KNOWN_PARTS],
    ['skips the unknown parts of an unknown name', 'toggleNavigation', KNOWN_PARTS.slice(1)],
    [
      'adds a known phrase to each of its words',
      'go live',
      [
        [['go', '=goliv'], true],
        [['live', '=goliv'], true],
      ],
    ],
    [
      'adds a known phrase that contains stop words',
      'are you sure',
      [[['sure', '=areyousur'], true]],
    ],
    ['finds a phrase that the reader writes as one word', 'golive', [[['=goliv'], true]]],
    [
      'splits an unknown compound into two known words',
      'datatable',
      [
        [['data'], true],
        [['table', 'tabl'], true],
      ],
    ],
    [
      'doesn’t split a compound if letters are left between its parts',
      'dataxtable',
      [[['dataxtable', 'dataxtabl'], false]],
    ],
  ])('%s', (_title, query, words) => {
    expect(analyze(query)).toEqual(words);
  });
});

describe('suggest', () => {
  const index = createIndex([
    createPageRecord('Notifications', { text: 'React, reach, real.' }),
    createPageRecord('Navigation'),
  ]);

  it.each([
    ['suggests a similar word', 'notifikaxions', ['notifications']],
    ['suggests no word that starts with different letters', 'xotifikaxions', []],
    ['suggests no word that occurs only in body text', 'retch', []],
    ['suggests nothing for a short word', 'nav', []],
  ])('%s', (_title, query, expected) => {
    expect(suggest([index], query)).toEqual(expected);
  });
});
