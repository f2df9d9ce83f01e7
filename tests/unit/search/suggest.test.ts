// Typing errors are what is tested. cspell:disable
import { createIndex } from '../../../plugins/search/engine/engine';
import { suggest } from '../../../plugins/search/engine/query';
import { pageRecord } from './records';

const index = createIndex([
  pageRecord('Notifications', { text: 'React, reach, real.' }),
  pageRecord('Navigation'),
]);

it.each([
  ['a word that is near', 'notifikaxions', ['notifications']],
  ['nothing for another beginning', 'xotifikaxions', []],
  ['no words of the text alone', 'retch', []],
  ['nothing for short words', 'nav', []],
  ['nothing for nothing', '', []],
])('%s', (_what, query, expected) => {
  expect(suggest([index], query)).toEqual(expected);
});
