// Typing errors are what is tested. cspell:disable
import { createIndex } from '../../../plugins/search/engine/engine';
import { findEverywhere } from '../../../plugins/search/engine/findEverywhere';
import { pageRecord } from './records';

const indexOf = (...pages: Parameters<typeof pageRecord>[]) => ({
  index: createIndex(pages.map((page) => pageRecord(...page))),
});

const core = indexOf(['Depot'], ['Query', { text: 'Ask for rows.' }]);
const studio = indexOf(['Deploy'], ['Connect to MySQL', { text: 'Write a query.' }]);

function urls(query: string, isComplete = true): string[][] {
  return findEverywhere([core, studio], query, isComplete).map(({ pages }) =>
    pages.map(({ url }) => url),
  );
}

it.each([
  ['corrects no word that another knows', 'deploy', [[], ['/Deploy/']]],
  ['nor the beginning of one', 'deplo', [[], ['/Deploy/']]],
  ['corrects what nobody knows, everywhere', 'depoy', [['/Depot/'], ['/Deploy/']]],
  ['finds nothing far from all', 'xyzzyxy', [[], []]],
])('%s', (_what, query, expected) => {
  expect(urls(query)).toEqual(expected);
});

it('corrects nothing while an index is missing that may know the word', () => {
  expect(urls('depoy', false)).toEqual([[], []]);
});

it('says how many of the words an answer has, also of those that only another knows', () => {
  const shares = findEverywhere([core, studio], 'query mysql', true).map(
    ({ pages }) => pages[0]?.best.share,
  );
  expect(shares).toEqual([0.5, 1]);
});
