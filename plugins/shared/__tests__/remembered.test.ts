import { remembered } from '../remembered';

test('each thing is asked for once', () => {
  const ask = jest.fn((name: string) => ({ name }));
  const known = remembered(ask);
  expect(known('a')).toBe(known('a'));
  expect(known('b')).toEqual({ name: 'b' });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a promise is shared, and forgotten once it has failed', async () => {
  const ask = jest
    .fn<Promise<string>, [string]>()
    .mockRejectedValueOnce(new Error('late'))
    .mockResolvedValueOnce('there');
  const known = remembered(ask);
  const first = known('a');
  expect(known('a')).toBe(first);
  await expect(first).rejects.toThrow('late');
  await expect(known('a')).resolves.toBe('there');
  await expect(known('a')).resolves.toBe('there');
  expect(ask).toHaveBeenCalledTimes(2);
});
