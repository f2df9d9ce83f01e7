import { packRecords } from '../engine/packed';
import { getIndex } from '../theme/Search/indexStore';
import { coreRecords } from './site';

const ADDRESS = '/toolpad/core.json';

test('an index that never arrives is given up on, and asked for anew', async () => {
  const late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  const hangs = (_url: unknown, init?: RequestInit): Promise<Response> =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('late')));
    });
  const answers = (): Promise<Response> =>
    Promise.resolve(
      new Response(packRecords(coreRecords), {
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(hangs)
    .mockImplementationOnce(answers);
  const first = getIndex(ADDRESS);
  late.abort();
  await expect(first).rejects.toThrow('late');
  await expect(getIndex(ADDRESS)).resolves.toBeDefined();
  await getIndex(ADDRESS);
  expect(fetched).toHaveBeenCalledTimes(2);
});
