// Parts of words are the point: cspell:ignore ayout introd

import fc from 'fast-check';
import { type Filterable, filterTree, matchLabel } from '../filter';

describe('matchLabel', () => {
  test.each<[string, string, ReturnType<typeof matchLabel>]>([
    ['Dashboard Layout', 'lay', ['Dashboard ', 'Lay', 'out']],
    ['Dashboard Layout', 'DASH', ['', 'Dash', 'board Layout']],
    ['Dashboard Layout', 'layout', ['Dashboard ', 'Layout', '']],
    ['Dashboard Layout', ' board l ', ['Dash', 'board L', 'ayout']],
    // The first of several.
    ['Data data', 'data', ['', 'Data', ' data']],
    // Text, never a pattern.
    ['useSession()', '()', ['useSession', '()', '']],
    ['useSession()', '.*', null],
    // Any Unicode form of the same text: composed, decomposed, full width.
    ['Caf\u00e9 page', 'cafe\u0301', ['', 'Caf\u00e9', ' page']],
    ['Cafe\u0301 page', 'f\u00e9 p', ['Ca', 'f\u00e9 p', 'age']],
    ['Data Grid', '\uff47\uff52\uff49\uff44', ['Data ', 'Grid', '']],
    ['\uff21\uff30\uff29 page', 'pi', ['\uff21', '\uff30\uff29', ' page']],
    ['Toolpad\u2122 Core', 'm c', ['Toolpad', '\u2122 C', 'ore']],
    // Lower case that is longer than upper case.
    ['\u0130zmir page', 'page', ['\u0130zmir ', 'page', '']],
    ['Account', 'crud', null],
    ['Account', '', null],
    ['Account', '   ', null],
    ['', 'a', null],
  ])('%j for %j', (label, query, expected) => {
    expect(matchLabel(label, query)).toEqual(expected);
  });

  test('loses no character of a label', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (label, query) => {
        expect(matchLabel(label, query)?.join('') ?? label).toBe(label);
      }),
    );
  });
});

const page = (label: string): Filterable => ({ type: 'link', label });
const group = (label: string, ...items: Filterable[]): Filterable => ({
  type: 'category',
  label,
  items,
});
const bareLabel: Filterable = { type: 'html' };

const tree = [
  group('Introduction', page('Overview'), page('Installation')),
  group(
    'Components',
    bareLabel,
    page('Account'),
    group('Layout', page('App Provider'), page('Dashboard Layout')),
  ),
  page('Roadmap'),
];

describe('filterTree', () => {
  test.each<[string, string, Filterable[]]>([
    ['nothing typed', '', tree],
    ['only spaces typed', '  ', tree],
    ['a page at the top', 'road', [page('Roadmap')]],
    ['a page in a group', 'install', [group('Introduction', page('Installation'))]],
    [
      'a page in a group in a group',
      'PROVIDER',
      [group('Components', group('Layout', page('App Provider')))],
    ],
    [
      'pages in several groups',
      'o',
      [
        group('Introduction', page('Overview'), page('Installation')),
        group('Components', ...(tree[1]?.items ?? [])),
        page('Roadmap'),
      ],
    ],
    ['a group by its own name', 'introd', tree.slice(0, 1)],
    [
      'a group within a group by its own name',
      'layout',
      [group('Components', group('Layout', page('App Provider'), page('Dashboard Layout')))],
    ],
    ['nothing', 'zzz', []],
  ])('%s', (_, query, expected) => {
    expect(filterTree(tree, query)).toEqual(expected);
  });

  test('a group that holds nothing is no match', () => {
    expect(filterTree([group('Empty'), { type: 'category', label: 'Odd' }], 'a')).toEqual([]);
  });

  test('leaves the tree itself alone', () => {
    const before = structuredClone(tree);
    filterTree(tree, 'install');
    expect(tree).toEqual(before);
  });
});
