import { analyzeQuery } from '../engine/query';
import { createPageRecord, createTestIndex } from './records';

// The words include joined words from the index, and typos. cspell:disable

const records = [
  createPageRecord('Hide navigation', { aliases: 'go live, are you sure' }),
  createPageRecord('Data', { text: 'A table of tools. Deploy it.' }),
];
const known = ['=goliv', '=areyousur'];

async function analyze(query: string): Promise<string[][]> {
  const index = await createTestIndex({ core: records });
  return analyzeQuery(query, index).map(({ terms }) =>
    terms.filter((term) => !term.startsWith('=') || known.includes(term)),
  );
}

it.each<[string, string, string[][]]>([
  ['keeps a known word', 'deploy', [['deploy']]],
  ['adds the stem of a word', 'deploying', [['deploying', 'deploy']]],
  ['corrects swapped letters', 'dpeloy', [['deploy']]],
  ['keeps a word that resembles no known word', 'xyzzyx', [['xyzzyx']]],
  ['skips stop words', 'how to hide it', [['hide']]],
  ['returns nothing for a query of only stop words', 'to do', []],
  [
    'splits an unknown name into its parts',
    'hideNavigation',
    [['hide'], ['navigation', 'navigat']],
  ],
  ['skips the unknown parts of an unknown name', 'toggleNavigation', [['navigation', 'navigat']]],
  [
    'adds a known phrase to each of its words',
    'go live',
    [
      ['go', '=goliv'],
      ['live', '=goliv'],
    ],
  ],
  ['adds a phrase that contains stop words', 'are you sure', [['sure', '=areyousur']]],
  ['finds a phrase that the reader writes as one word', 'golive', [['=goliv']]],
  ['splits an unknown compound', 'datatable', [['data'], ['table', 'tabl']]],
])('%s', async (_title, query, words) => {
  expect(await analyze(query)).toEqual(words);
});
