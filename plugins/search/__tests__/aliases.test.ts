import fs from 'node:fs';
import { tokenize } from '../engine/terms';
import { createSynonymFinder, getPageNames, addAliases } from '../node/aliases';
import { SYNONYMS } from '../../../src/search/synonyms';
import type { SearchRecord } from '../shared/record';
import { listPages } from '../../shared/node/files';
import { getPagePath } from '../../shared/node/docsFolders';
import { createPageRecord } from './records';

const createPage = (url: string, heading: string, aliases = ''): SearchRecord =>
  createPageRecord(heading, { url, aliases });

const findSynonyms = createSynonymFinder(SYNONYMS);

const getAliases = (record: SearchRecord): string[] =>
  (addAliases([record], SYNONYMS)[0]?.aliases ?? '').split(', ');

describe('withAliases', () => {
  it('adds words that are in the URL but not in the title', () => {
    expect(getAliases(createPage('/core/concepts/rbac/', 'Access'))).toEqual(['rbac']);
    expect(getAliases(createPage('/core/react-data-rows/', 'Rows'))).toEqual(['data']);
    expect(getAliases(createPage('/core/react-use-x/api/', 'X'))).toEqual(['']);
  });

  it('preserves existing keywords', () => {
    expect(getAliases(createPage('/a/', 'A', 'first, second'))).toEqual(['first', 'second']);
  });

  it('adds synonyms of the title, the URL, and the keywords', () => {
    expect(getAliases(createPage('/a/', 'Show notifications'))).toContain('toast');
    expect(getAliases(createPage('/react-use-notifications/', 'Messages'))).toContain('toast');
    expect(getAliases(createPage('/a/', 'Messages', 'notification'))).toContain('toast');
    expect(getAliases(createPage('/a/', 'useNotifications'))).toContain('toast');
  });
});

it('adds no synonyms to the rows of tables', () => {
  const row = { ...createPage('/a/#prop-x', 'Sign out'), isRow: true };
  expect(getAliases(row)).toEqual(['']);
});

describe('getPageNames', () => {
  it('returns the title, the keywords, and the synonyms of each page', () => {
    const heads = [{ url: '/a/', heading: 'Sign out', aliases: 'leave' }];
    expect(getPageNames(heads, [['sign out', 'logout, log off']])).toEqual({
      '/a': ['Sign out', 'leave', 'a', 'logout', 'log off'],
    });
  });
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

  it('contains only names that occur in a title, a heading, a keyword, or a URL', () => {
    const titles = ['docs-studio', 'docs-toolpad-core'].flatMap((folder) =>
      listPages(folder).flatMap((file) => [
        getPagePath(file).replaceAll('-', ' '),
        ...(fs
          .readFileSync(`${folder}/${file}`, 'utf8')
          .match(/^(?:title:|##+|keywords:|  - ) .*$/gm) ?? []),
      ]),
    );
    const nameless = SYNONYMS.flatMap(([names]) => names.split(', ')).filter(
      (name) =>
        !titles.some((title) =>
          tokenize(name).every((term) =>
            tokenize(title).some((word) => word.startsWith(term.slice(0, 5))),
          ),
        ),
    );
    expect(nameless).toEqual([]);
  });
});
