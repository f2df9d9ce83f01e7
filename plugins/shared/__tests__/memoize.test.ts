import { memoize } from '../memoize';

it('returns the same promise to concurrent callers, and computes the result again after a rejection', async () => {
  const compute = jest
    .fn<Promise<string>, [string]>()
    .mockRejectedValueOnce(new Error('late'))
    .mockResolvedValueOnce('there');
  const get = memoize(compute);
  const first = get('a');
  expect(get('a')).toBe(first);
  await expect(first).rejects.toThrow('late');
  await expect(get('a')).resolves.toBe('there');
  await expect(get('a')).resolves.toBe('there');
  expect(compute).toHaveBeenCalledTimes(2);
});
