import { hashedIndexPath, IndexesOnDemand, indexPath } from '../node/indexFiles';

it('has a name that changes with the content', () => {
  expect(indexPath('core-current')).toBe('search-index/core-current.json');
  const file = hashedIndexPath('core-current', '{"a":1}');
  expect(file).toMatch(/^search-index\/core-current\.[0-9a-f]{10}\.json$/);
  expect(hashedIndexPath('core-current', '{"a":1}')).toBe(file);
  expect(hashedIndexPath('core-current', '{"a":2}')).not.toBe(file);
});

describe('search indexes on demand', () => {
  const written = new Map<string, string>();
  const info = jest.spyOn(console, 'info').mockImplementation();
  const indexes = new IndexesOnDemand({
    write: (file, data) => Promise.resolve(void written.set(file, data)),
  });
  const build = jest.fn<Promise<string>, []>();

  beforeEach(() => {
    info.mockClear();
    build.mockReset().mockResolvedValue('{"first":1}');
  });
  afterAll(() => info.mockRestore());

  it('is built when it is asked for, once, and says so', async () => {
    const other = jest.fn<Promise<string>, []>();
    indexes.publish('studio-current', 'Toolpad Studio', other);
    const file = indexes.publish('core-current', 'Toolpad Core', build);
    expect(file).toBe('search-index/core-current.json');
    expect(build).not.toHaveBeenCalled();
    await indexes.make('search-index/');
    await Promise.all([indexes.make(file), indexes.make(file)]);
    expect(written.get(file)).toBe('{"first":1}');
    expect(build).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(info.mock.calls).toEqual([['Making the search index of Toolpad Core …']]);
  });

  it('is built anew when the pages have changed', async () => {
    const file = indexes.publish('core-current', 'Toolpad Core', build);
    await indexes.make(file);
    indexes.publish('core-current', 'Toolpad Core', () => Promise.resolve('{"second":2}'));
    await indexes.make(file);
    expect(written.get(file)).toBe('{"second":2}');
  });

  it('is tried again after a failure', async () => {
    build.mockRejectedValueOnce(new Error('No such page.'));
    const file = indexes.publish('core-current', 'Toolpad Core', build);
    await expect(indexes.make(file)).rejects.toThrow('No such page.');
    await expect(indexes.make(file)).resolves.toBeUndefined();
  });
});
