import { packRecords } from '../engine/packed';
import { getIndex } from '../theme/Search/indexStore';
import { coreRecords } from './site';

const INDEX_URL = '/toolpad/core.json';

it('fetches an index again after a timeout, and caches the loaded index', async () => {
  const late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  const hang = (_url: unknown, init?: RequestInit): Promise<Response> =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('late')));
    });
  const respond = (): Promise<Response> =>
    Promise.resolve(
      new Response(packRecords(coreRecords), {
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(hang)
    .mockImplementationOnce(respond);
  const first = getIndex(INDEX_URL);
  late.abort();
  await expect(first).rejects.toThrow('late');
  await expect(getIndex(INDEX_URL)).resolves.toBeDefined();
  await getIndex(INDEX_URL);
  expect(fetched).toHaveBeenCalledTimes(2);
});
