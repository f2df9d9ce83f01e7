// Words run together. cspell:disable
import { splitCompound } from '../../../plugins/search/engine/compound';

const KNOWN = new Set(['data', 'table', 'top', 'bar', 'tab', 'let', 'not', 'notification', 'able']);

it.each([
  ['datatable', ['data', 'table']],
  ['topbar', ['top', 'bar']],
  ['data', undefined],
  ['dataxtable', undefined],
  ['notifications', undefined],
  ['', undefined],
])('%s', (term, halves) => {
  expect(splitCompound(term, (half) => KNOWN.has(half))).toEqual(halves);
});

it('cuts near the middle where it can choose', () => {
  const known = new Set(['car', 'pet', 'carp', 'etshop', 'petshop']);
  expect(splitCompound('carpetshop', (half) => known.has(half))).toEqual(['carp', 'etshop']);
});
