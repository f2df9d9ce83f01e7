// Typing errors are what is tested. cspell:disable
import { createIndex } from '../../../plugins/search/engine/engine';
import { suggest } from '../../../plugins/search/engine/suggest';
import type { SearchRecord } from '../../../plugins/search/shared/record';

function page(heading: string, text: string): SearchRecord {
  return { url: `/${heading}/`, kind: 'page', page: '', heading, trail: [], text, code: '' };
}

const index = createIndex([page('Notifications', 'React, reach, real.'), page('Navigation', '')]);

it.each([
  ['a word that is near', 'notifikaxions', ['notifications']],
  ['nothing for another beginning', 'xotifikaxions', []],
  ['no words of the text alone', 'retch', []],
  ['nothing for short words', 'nav', []],
  ['nothing for nothing', '', []],
])('%s', (_what, query, expected) => {
  expect(suggest([index], query)).toEqual(expected);
});
