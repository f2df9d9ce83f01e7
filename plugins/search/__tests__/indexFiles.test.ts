import { getHashedIndexPath, OnDemandIndexes } from '../node/indexFiles';

it('includes a hash of the content in the index’s file name', () => {
  const file = getHashedIndexPath('core-current', '{"a":1}');
  expect(file).toMatch(/^search-index\/core-current\.[0-9a-f]{10}\.json$/);
  expect(getHashedIndexPath('core-current', '{"a":1}')).toBe(file);
  expect(getHashedIndexPath('core-current', '{"a":2}')).not.toBe(file);
});

describe('OnDemandIndexes', () => {
  const written = new Map<string, string>();
  const info = jest.spyOn(console, 'info').mockImplementation();
  const indexes = new OnDemandIndexes({
    write: (file, data) => Promise.resolve(void written.set(file, data)),
  });
  const build = jest.fn<Promise<string>, []>();

  beforeEach(() => {
    info.mockClear();
    build.mockReset().mockResolvedValue('{"first":1}');
  });
  afterAll(() => info.mockRestore());

  it('builds an index only on the first request, and logs the build', async () => {
    const other = jest.fn<Promise<string>, []>();
    indexes.publish('studio-current', 'Toolpad Studio', other);
    const file = indexes.publish('core-current', 'Toolpad Core', build);
    expect(file).toBe('search-index/core-current.json');
    expect(build).not.toHaveBeenCalled();
    await indexes.build('search-index/');
    await Promise.all([indexes.build(file), indexes.build(file)]);
    expect(written.get(file)).toBe('{"first":1}');
    expect(build).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(info.mock.calls).toEqual([['Building the search index of Toolpad Core …']]);
  });

  it('rebuilds a republished index on the next request', async () => {
    const file = indexes.publish('core-current', 'Toolpad Core', build);
    await indexes.build(file);
    indexes.publish('core-current', 'Toolpad Core', () => Promise.resolve('{"second":2}'));
    await indexes.build(file);
    expect(written.get(file)).toBe('{"second":2}');
  });

  it('retries a failed build on the next request', async () => {
    build.mockRejectedValueOnce(new Error('No such page.'));
    const file = indexes.publish('core-current', 'Toolpad Core', build);
    await expect(indexes.build(file)).rejects.toThrow('No such page.');
    await expect(indexes.build(file)).resolves.toBeUndefined();
  });
});
