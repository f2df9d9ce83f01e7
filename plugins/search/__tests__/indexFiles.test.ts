import { getHashedIndexPaths, type IndexFiles, OnDemandIndexes } from '../node/indexFiles';

it('includes a hash of the content in the index’s file name', () => {
  const paths = getHashedIndexPaths('core-current', { names: '1', text: '2' });
  expect(paths.names).toMatch(/^search-index\/core-current\.names\.[0-9a-f]{10}\.json$/);
  const others = getHashedIndexPaths('core-current', { names: '1', text: '3' });
  expect(others.names).toBe(paths.names);
  expect(others.text).not.toBe(paths.text);
});

describe('OnDemandIndexes', () => {
  const written = new Map<string, string>();
  const info = jest.spyOn(console, 'info').mockImplementation();
  const indexes = new OnDemandIndexes({
    write: (file, data) => Promise.resolve(void written.set(file, String(data))),
  });
  const build = jest.fn<Promise<IndexFiles>, []>();

  beforeEach(() => {
    info.mockClear();
    build.mockReset().mockResolvedValue({ names: 'first', text: '' });
  });
  afterAll(() => info.mockRestore());

  it('builds an index only on the first request, and logs the build', async () => {
    const other = jest.fn<Promise<IndexFiles>, []>();
    indexes.publish('studio-current', 'Toolpad Studio', other);
    const { names: file, text } = indexes.publish('core-current', 'Toolpad Core', build);
    expect(file).toBe('search-index/core-current.names.json');
    expect(build).not.toHaveBeenCalled();
    await indexes.build('search-index/');
    await Promise.all([indexes.build(file), indexes.build(text)]);
    expect(written.get(file)).toBe('first');
    expect(build).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(info.mock.calls).toEqual([['Building the search index of Toolpad Core …']]);
  });

  it('rebuilds a republished index on the next request', async () => {
    const { names: file } = indexes.publish('core-current', 'Toolpad Core', build);
    await indexes.build(file);
    indexes.publish('core-current', 'Toolpad Core', () =>
      Promise.resolve({ names: 'second', text: '' }),
    );
    await indexes.build(file);
    expect(written.get(file)).toBe('second');
  });
});
