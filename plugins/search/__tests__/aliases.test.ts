import { createSynonymFinder, addAliases } from '../node/aliases';
import { SYNONYMS } from '../../../src/search/synonyms';
import type { SearchRecord } from '../shared/record';
import { createPageRecord } from './records';

const createPage = (url: string, heading: string, aliases = ''): SearchRecord =>
  createPageRecord(heading, { url, aliases });

const findSynonyms = createSynonymFinder(SYNONYMS);

const getAliases = (record: SearchRecord): string[] =>
  (addAliases([record], SYNONYMS)[0]?.aliases ?? '').split(', ');

it('adds words that are in the URL but not in the title', () => {
  expect(getAliases(createPage('/core/concepts/rbac/', 'Access'))).toEqual(['rbac']);
  expect(getAliases(createPage('/core/react-data-rows/', 'Rows'))).toEqual(['data']);
  expect(getAliases(createPage('/core/react-use-x/api/', 'X'))).toEqual(['']);
});

it('adds synonyms of the title, the URL, and the keywords', () => {
  expect(getAliases(createPage('/a/', 'Show notifications'))).toContain('toast');
  expect(getAliases(createPage('/react-use-notifications/', 'Messages'))).toContain('toast');
  expect(getAliases(createPage('/a/', 'Messages', 'notification'))).toContain('toast');
  expect(getAliases(createPage('/a/', 'useNotifications'))).toContain('toast');
});

it('adds no synonyms to the rows of tables', () => {
  const row = { ...createPage('/a/#prop-x', 'Sign out'), isRow: true };
  expect(getAliases(row)).toEqual(['']);
});

describe('SYNONYMS', () => {
  it.each([
    ['matches a name of several words', 'Sign-in Page', 'sso', true],
    ['doesn’t match part of a word', 'Sign the page', 'sso', false],
    ['matches another form of a word', 'Deploying it', 'hosting', true],
    ['doesn’t match a different word with the same stem', 'Pages Router', 'pagination', false],
    ['matches a whole name', 'Select properties', 'dropdown', true],
    ['doesn’t match another form of a whole name', 'Deploy', 'vercel', false],
    [
      'doesn’t match part of a name if the rule requires the whole name',
      'Select a row',
      'dropdown',
      false,
    ],
  ])('%s', (_title, name, word, expected) => {
    expect(findSynonyms([name]).includes(word)).toBe(expected);
  });

  it('contains only unique lowercase synonyms that differ from the names', () => {
    const wrong = SYNONYMS.flatMap(([names, asked]) => {
      const ruleNames = names.split(', ').map((name) => name.replace(/^=/, ''));
      const words = asked.split(', ');
      return words.filter(
        (word, index) =>
          word !== word.toLowerCase().trim() ||
          word === '' ||
          words.indexOf(word) !== index ||
          ruleNames.includes(word),
      );
    });
    expect(wrong).toEqual([]);
  });
});
