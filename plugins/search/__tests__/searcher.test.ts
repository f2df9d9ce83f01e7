/** @jest-environment node */
import { serializeRecords } from '../engine/indexFiles';
import { type Answer, createSearcher } from '../engine/searcher';
import { ALL_PRODUCTS, type SearchRequest } from '../engine/results';
import { createPageRecord } from './records';

const packRelease = (release: string, ...titles: string[]) =>
  serializeRecords(
    titles.map((title) => createPageRecord(title, { text: `About ${title}.` })),
    release,
  );

const OLD_FILES = packRelease('r1', 'Apple', 'Berry');
const NEW_FILES = packRelease('r2', 'Cherry', 'Date');

/** The files that the host serves, by URL. */
let served: Record<string, string>;
const fetchFile = jest.fn((url: string) =>
  Promise.resolve(new Response(served[url], { headers: { 'content-type': 'application/json' } })),
);

beforeEach(() => {
  served = { '/names.json': OLD_FILES.names, '/text.json': OLD_FILES.text };
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchFile as unknown as typeof fetch);
});

/** Returns a function that sends a query, and returns the status and the results of each answer. */
function createAsk(): (query: string | null) => Promise<string[]> {
  const answers: Answer[] = [];
  const ask = createSearcher((answer) => answers.push(answer));
  return async (query) => {
    answers.length = 0;
    await ask({
      published: [{ id: 'core', names: '/names.json', text: '/text.json' }],
      current: undefined,
      query,
      scope: ALL_PRODUCTS,
    } as unknown as SearchRequest);
    return answers.map(({ status, groups }) =>
      [status, ...groups.flatMap(({ options }) => options.map(({ url }) => url))].join(' '),
    );
  };
}

it('answers from the names, and then also from the text', async () => {
  const ask = createAsk();
  expect(await ask('berry')).toEqual(['loading /Berry/', 'ready /Berry/']);
});

it('loads the names again if the text is of a later release', async () => {
  const ask = createAsk();
  await ask(null);
  served = { '/names.json': NEW_FILES.names, '/text.json': NEW_FILES.text };
  expect((await ask('cherry')).at(-1)).toBe('ready /Cherry/');
});

it('answers from the names if the text is of another release, and recovers', async () => {
  const ask = createAsk();
  served['/text.json'] = NEW_FILES.text;
  expect(await ask('apple')).toEqual(['loading /Apple/', 'failed /Apple/']);
  served['/names.json'] = NEW_FILES.names;
  expect((await ask('date')).at(-1)).toBe('ready /Date/');
});
