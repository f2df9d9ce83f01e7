// The queries are parts of words: cspell:ignore ayout introd

import fc from 'fast-check';
import { type FilterableItem, filterTree, matchLabel } from '../filter';

describe('matchLabel', () => {
  it.each<[string, string, ReturnType<typeof matchLabel>]>([
    ['Dashboard Layout', 'DASH', ['', 'Dash', 'board Layout']],
    ['Dashboard Layout', ' board l ', ['Dash', 'board L', 'ayout']],
    ['Data data', 'data', ['', 'Data', ' data']],
    // The query is plain text, not a regular expression.
    ['useSession()', '()', ['useSession', '()', '']],
    ['useSession()', '.*', null],
    // Unicode forms of the same text match: composed, decomposed and full-width.
    ['Caf\u00e9 page', 'cafe\u0301', ['', 'Caf\u00e9', ' page']],
    ['Cafe\u0301 page', 'f\u00e9 p', ['Ca', 'f\u00e9 p', 'age']],
    ['Data Grid', '\uff47\uff52\uff49\uff44', ['Data ', 'Grid', '']],
    ['Toolpad\u2122 Core', 'm c', ['Toolpad', '\u2122 C', 'ore']],
    // This letter's lowercase form is longer than the letter.
    ['\u0130zmir page', 'page', ['\u0130zmir ', 'page', '']],
    ['Account', 'crud', null],
    ['Account', '   ', null],
    ['', 'a', null],
  ])('splits the label %j at the query %j', (label, query, expected) => {
    expect(matchLabel(label, query)).toEqual(expected);
  });

  it('preserves all characters of a label', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (label, query) => {
        expect(matchLabel(label, query)?.join('') ?? label).toBe(label);
      }),
    );
  });
});

describe('filterTree', () => {
  const createPage = (label: string): FilterableItem => ({ type: 'link', label });
  const createGroup = (label: string, ...items: FilterableItem[]): FilterableItem => ({
    type: 'category',
    label,
    items,
  });
  const layout = createGroup('Layout', createPage('App Provider'), createPage('Dashboard Layout'));
  const introduction = createGroup(
    'Introduction',
    createPage('Overview'),
    createPage('Installation'),
  );
  const components = createGroup('Components', { type: 'html' }, createPage('Account'), layout);
  const tree = [introduction, components, createGroup('Empty'), createPage('Roadmap')];

  it.each<[string, string, FilterableItem[]]>([
    ['all items for an empty query', '  ', tree],
    ['a page at the top level', 'road', [createPage('Roadmap')]],
    [
      'a page together with its groups',
      'PROVIDER',
      [createGroup('Components', createGroup('Layout', createPage('App Provider')))],
    ],
    ['a matching group with all its pages', 'introd', [introduction]],
    ['a nested matching group', 'layout', [createGroup('Components', layout)]],
    ['nothing if no label matches', 'zzz', []],
  ])('returns %s', (_, query, expected) => {
    expect(filterTree(tree, query)).toEqual(expected);
  });

  it('returns items that match by a name that their label lacks, with their groups', () => {
    const hasName = ({ label }: FilterableItem): boolean => label === 'Account';
    expect(filterTree(tree, 'profile', hasName)).toEqual([
      createGroup('Components', createPage('Account')),
    ]);
  });
});
