// The queries are parts of words: cspell:ignore ayout introd

import fc from 'fast-check';
import { type Filterable, filterTree, matchLabel } from '../filter';

describe('matchLabel', () => {
  it.each<[string, string, ReturnType<typeof matchLabel>]>([
    ['Dashboard Layout', 'DASH', ['', 'Dash', 'board Layout']],
    ['Dashboard Layout', ' board l ', ['Dash', 'board L', 'ayout']],
    ['Data data', 'data', ['', 'Data', ' data']],
    // The query is text, and not a pattern.
    ['useSession()', '()', ['useSession', '()', '']],
    ['useSession()', '.*', null],
    // Unicode forms of the same text are equal: composed, decomposed, full width.
    ['Caf\u00e9 page', 'cafe\u0301', ['', 'Caf\u00e9', ' page']],
    ['Cafe\u0301 page', 'f\u00e9 p', ['Ca', 'f\u00e9 p', 'age']],
    ['Data Grid', '\uff47\uff52\uff49\uff44', ['Data ', 'Grid', '']],
    ['Toolpad\u2122 Core', 'm c', ['Toolpad', '\u2122 C', 'ore']],
    // The lower case of this letter is longer than its upper case.
    ['\u0130zmir page', 'page', ['\u0130zmir ', 'page', '']],
    ['Account', 'crud', null],
    ['Account', '   ', null],
    ['', 'a', null],
  ])('splits %j for %j', (label, query, expected) => {
    expect(matchLabel(label, query)).toEqual(expected);
  });

  it('keeps all characters of a label', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (label, query) => {
        expect(matchLabel(label, query)?.join('') ?? label).toBe(label);
      }),
    );
  });
});

describe('filterTree', () => {
  const page = (label: string): Filterable => ({ type: 'link', label });
  const group = (label: string, ...items: Filterable[]): Filterable => ({
    type: 'category',
    label,
    items,
  });
  const layout = group('Layout', page('App Provider'), page('Dashboard Layout'));
  const introduction = group('Introduction', page('Overview'), page('Installation'));
  const components = group('Components', { type: 'html' }, page('Account'), layout);
  const tree = [introduction, components, group('Empty'), page('Roadmap')];

  it.each<[string, string, Filterable[]]>([
    ['all items for an empty query', '  ', tree],
    ['a page at the top level', 'road', [page('Roadmap')]],
    [
      'a page with its groups',
      'PROVIDER',
      [group('Components', group('Layout', page('App Provider')))],
    ],
    ['a group that matches with all its pages', 'introd', [introduction]],
    ['a nested group that matches', 'layout', [group('Components', layout)]],
    ['nothing without a match', 'zzz', []],
  ])('returns %s', (_, query, expected) => {
    expect(filterTree(tree, query)).toEqual(expected);
  });
});
