/** @jest-environment jsdom */
import type docusaurusOfPages from '../../../plugins/page-start/client/docusaurus';
import type preloadPage from '../../../plugins/page-start/client/preload';
import type { SectionData } from '@generated/page-start/sections';
import type { Route } from '../../../plugins/page-start/shared/routes';

const loaded: string[] = [];
let isOffline = false;

const mockComponent = (path: string) => ({
  preload: () => {
    loaded.push(path);
    return Promise.resolve();
  },
});

const mockTables = {
  registry: {} as Record<string, unknown>,
  chunkNames: {} as Record<string, unknown>,
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [{ name: 'current', docs: [{ id: 'start', path: '/docs/start' }] }],
      },
    },
  },
};

const mockList = { layout: '/docs', routes: [] as Route[] };
const mockOld = { layout: '/docs/1.0', routes: [] as Route[] };

const mockSection = (list: typeof mockList, ids: string[]) => ({
  list,
  from: `${list.layout}/${ids[0]}/`,
  load: (): Promise<{ default: SectionData }> => {
    if (isOffline) {
      return Promise.reject(new Error('offline'));
    }
    const names = (name: string) => ids.map((id): [string, string] => [`${name}-${id}`, id]);
    loaded.push(`section of ${ids.join()}`);
    return Promise.resolve({
      default: {
        routes: ids.map((id) => ({ path: `${list.layout}/${id}/`, hash: 'a1b', exact: true })),
        chunkNames: Object.fromEntries(names('chunk')) as unknown as SectionData['chunkNames'],
        registry: Object.fromEntries(names('module')) as unknown as SectionData['registry'],
        docs: [
          {
            plugin: 'default',
            version: 'current',
            docs: ids.map((id) => ({ id, path: `/docs/${id}` })),
          },
        ],
      },
    });
  },
});

jest.mock('@docusaurus/ComponentCreator', () => (path: string) => mockComponent(path), {
  virtual: true,
});
jest.mock('@generated/registry', () => mockTables.registry, { virtual: true });
jest.mock('@generated/routesChunkNames', () => mockTables.chunkNames, { virtual: true });
jest.mock('@generated/globalData', () => mockTables.globalData, { virtual: true });
jest.mock(
  '@generated/routes',
  () => [
    { path: '/docs/1.0', component: mockComponent('layout 1.0'), routes: mockOld.routes },
    { path: '/docs', component: mockComponent('layout'), routes: mockList.routes },
  ],
  { virtual: true },
);
jest.mock(
  '@generated/page-start/sections',
  () => ({
    sections: [
      mockSection(mockList, ['0']),
      mockSection(mockOld, ['old']),
      mockSection(mockList, ['m', 'start']),
      mockSection(mockList, ['ä']),
    ],
  }),
  { virtual: true },
);

let preload: typeof preloadPage;
let docusaurus: typeof docusaurusOfPages;

beforeAll(async () => {
  preload = (await import('../../../plugins/page-start/client/preload')).default;
  docusaurus = (await import('../../../plugins/page-start/client/docusaurus')).default;
});

beforeEach(() => {
  loaded.length = 0;
  isOffline = false;
});

test('a section that cannot be had is an error, and is asked for again', async () => {
  isOffline = true;
  await expect(preload('/docs/m/')).rejects.toThrow('offline');
  isOffline = false;
  await preload('/docs/m/');
  expect(loaded).toEqual(['section of m,start', 'layout', '/docs/m/']);
});

test.each([
  ['of the same section', '/docs/start/', ['layout', '/docs/start/']],
  ['without a slash at its end', '/docs/start', ['layout', '/docs/start/']],
  [
    'of a layout within another, between whose sections it stands',
    '/docs/1.0/old/',
    ['section of old', 'layout 1.0', '/docs/1.0/old/'],
  ],
  ['with an encoded address', '/docs/%C3%A4/', ['section of ä', 'layout', 'layout', '/docs/ä/']],
  ['that is elsewhere', '/elsewhere/', []],
  ['that is before all sections', '/docs/', ['layout']],
])('a page %s brings what it is made of', async (_, address, expected) => {
  await preload(address);
  expect(loaded).toEqual(expected);
});

test('all components then know the pages of the loaded sections, each once', () => {
  const [version] = mockTables.globalData['docusaurus-plugin-content-docs'].default.versions;
  expect(version?.docs.map(({ id }) => id)).toEqual(['start', 'm', 'old', 'ä']);
  expect(mockTables.chunkNames).toMatchObject({ 'chunk-m': 'm', 'chunk-old': 'old' });
  expect(mockTables.registry).toMatchObject({ 'module-m': 'm', 'module-old': 'old' });
});

test('a link that a reader points at is made ready once', async () => {
  await docusaurus.preload('/docs/m/');
  expect(docusaurus.preload('/docs/m/')).toBe(false);
  expect(loaded).toEqual(['layout', '/docs/m/']);
});

test('nothing is made ready for readers who save data, nor since a link is in the window', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  expect(docusaurus.preload('/docs/start/')).toBe(false);
  expect(docusaurus.prefetch()).toBe(false);
  expect(loaded).toEqual([]);
});
