import type { Inline } from '../../shared/rows';
import { splitOverloads, splitUnion } from '../../theme/ApiTable/typeParts';

const link: Inline = { href: '#session', children: ['Session'] };

it.each<[string, Inline[], Inline[][]]>([
  ['no union', ['string'], [['string']]],
  ['two members', ['Branding | null'], [['Branding'], ['| null']]],
  ['a link first', [link, ' | null'], [[link], ['| null']]],
  ['a link last', ['null | ', link], [['null'], ['| ', link]]],
  ['a link alone', [link], [[link]]],
  ['brackets', ['Partial<A | B> | null'], [['Partial<A | B>'], ['| null']]],
  [
    'a link in brackets',
    ['Partial<', link, ' | B> | null'],
    [['Partial<', link, ' | B>'], ['| null']],
  ],
  ['an arrow', ['(a: A | B) => A | B'], [['(a: A | B) => A'], ['| B']]],
  ['an object', ['{ a: 1 | 2 }'], [['{ a: 1 | 2 }']]],
])('splits a union into its members: %s', (_, type, expected) => {
  expect(splitUnion(type)).toEqual(expected);
});

it.each<[string, Inline[], Inline[][]]>([
  ['one overload', ['string | null'], [['string | null']]],
  ['two overloads', ['string\nnumber'], [['string'], ['number']]],
  [
    'two overloads with links',
    ['A<', link, '>\nB<', link, '>'],
    [
      ['A<', link, '>'],
      ['B<', link, '>'],
    ],
  ],
  ['a link on its own line', ['a\n', link], [['a'], [link]]],
])('splits a type into its overloads: %s', (_, type, expected) => {
  expect(splitOverloads(type)).toEqual(expected);
});
