import fs from 'node:fs';
import { tokenize } from '../engine/terms';
import { synonymsBy, withAliases } from '../node/aliases';
import { SYNONYMS } from '../../../src/search/synonyms';
import type { SearchRecord } from '../shared/record';
import { pagesBelow } from '../../shared/node/files';
import { addressOfFile } from '../../shared/node/pageFile';
import { pageRecord } from './records';

const page = (url: string, heading: string, aliases = ''): SearchRecord =>
  pageRecord(heading, { url, aliases });

const synonymsOf = synonymsBy(SYNONYMS);

const aliasesOf = (record: SearchRecord): string[] =>
  (withAliases([record], SYNONYMS)[0]?.aliases ?? '').split(', ');

describe('the words that lead to a page', () => {
  it('are those of its address that its title lacks', () => {
    expect(aliasesOf(page('/core/concepts/rbac/', 'Access'))).toEqual(['rbac']);
    expect(aliasesOf(page('/core/react-data-rows/', 'Rows'))).toEqual(['data']);
    expect(aliasesOf(page('/core/react-use-x/api/', 'X'))).toEqual(['']);
  });

  it('are its keywords', () => {
    expect(aliasesOf(page('/a/', 'A', 'first, second'))).toEqual(['first', 'second']);
  });

  it('are other names of what its title, its address or a keyword name', () => {
    expect(aliasesOf(page('/a/', 'Show notifications'))).toContain('toast');
    expect(aliasesOf(page('/react-use-notifications/', 'Messages'))).toContain('toast');
    expect(aliasesOf(page('/a/', 'Messages', 'notification'))).toContain('toast');
    expect(aliasesOf(page('/a/', 'useNotifications'))).toContain('toast');
  });
});

describe('synonyms', () => {
  it.each([
    ['a name of several words', 'Sign-in Page', 'sso', true],
    ['not a part of the name', 'Sign the page', 'sso', false],
    ['another form of the word', 'Deploying it', 'hosting', true],
    ['the whole name', 'Select properties', 'dropdown', true],
    ['not a part where the whole is meant', 'Select a row', 'dropdown', false],
  ])('%s', (_what, name, word, expected) => {
    expect(synonymsOf([name]).includes(word)).toBe(expected);
  });

  it('say for each name what it does not say itself, once, in small letters', () => {
    const wrong = SYNONYMS.flatMap(([names, asked]) => {
      const said = names.split(', ').map((name) => name.replace(/^=/, ''));
      const words = asked.split(', ');
      return words.filter(
        (word, place) =>
          word !== word.toLowerCase().trim() ||
          word === '' ||
          words.indexOf(word) !== place ||
          said.includes(word),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have names that stand on pages: in a title, a heading or an address', () => {
    const titles = ['docs-studio', 'docs-toolpad-core'].flatMap((folder) =>
      pagesBelow(folder).flatMap((file) => [
        addressOfFile(file).replaceAll('-', ' '),
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
