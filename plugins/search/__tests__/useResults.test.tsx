/**
 * @jest-environment jsdom
 */
import { renderHook, waitFor } from '@testing-library/react';
import { createIndex, type SearchIndex } from '../engine/engine';
import type { PublishedIndex } from '../engine/published';
import { ALL_PRODUCTS } from '../engine/resultList';
import { useResults } from '../theme/Search/useResults';
import { createPageRecord } from './records';

const mockIndexes = new Map<string, SearchIndex>();
const mockWithBaseUrl = (url: string): string => url;

jest.mock('../theme/Search/indexStore', () => ({
  getIndex: (file: string) => Promise.resolve(mockIndexes.get(file)),
}));
jest.mock(
  '@docusaurus/useBaseUrl',
  () => ({ useBaseUrlUtils: () => ({ withBaseUrl: mockWithBaseUrl }) }),
  { virtual: true },
);

function publish(version: string, path: string): PublishedIndex {
  const file = `core-${version}.json`;
  mockIndexes.set(file, createIndex([createPageRecord('CRUD', { url: `${path}/react-crud/` })]));
  return { id: 'core', label: 'Core', versionLabel: version, path, isLast: false, file };
}

const currentIndexes = [publish('v2', '/core')];
const oldIndexes = [publish('v1', '/core/1.0.0')];

it('searches the index of the page’s version after the reader switches versions', async () => {
  const { result, rerender } = renderHook(
    ({ published }) => useResults(published, 'crud', ALL_PRODUCTS),
    {
      initialProps: { published: currentIndexes },
    },
  );
  const getUrls = (): string[] =>
    result.current.found.flatMap(({ pages }) => pages.map(({ best }) => best.url));
  for (const published of [currentIndexes, oldIndexes, currentIndexes, oldIndexes]) {
    rerender({ published });
    await waitFor(() => expect(getUrls()).toEqual([`${published[0]?.path}/react-crud/`]));
  }
});
