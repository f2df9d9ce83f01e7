import { listFiles, listPages } from '../node/files';
import { getPageFiles, getPagePath } from '../node/docsFolders';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

describe('listFiles', () => {
  const { path: folder, getPath, write } = createTestFolder();
  ['c.mdx', 'a.md', 'b.mdx/deep/index.mdx', 'b.mdx/Desk.tsx'].forEach((file) => write(file));

  it('lists files sorted by path, without folders', () => {
    expect(listFiles(folder)).toEqual(['a.md', 'b.mdx/Desk.tsx', 'b.mdx/deep/index.mdx', 'c.mdx']);
  });

  it('lists only files with matching names', () => {
    expect(listFiles(folder, /\.tsx$/)).toEqual(['b.mdx/Desk.tsx']);
    expect(listPages(folder)).toEqual(['a.md', 'b.mdx/deep/index.mdx', 'c.mdx']);
  });

  it('throws if the folder doesn’t exist', () => {
    expect(() => listFiles(getPath('none'))).toThrow('ENOENT');
  });
});

it.each([
  ['api/crud.mdx', 'api/crud/'],
  ['react-crud/index.mdx', 'react-crud/'],
  ['my-index.mdx', 'my-index/'],
  ['index.mdx', ''],
])('returns the page path of %s: %j', (file, pagePath) => {
  expect(getPagePath(file)).toBe(pagePath);
});

it.each(['react-account', 'react-account/'])(
  'returns both possible files for the page %s',
  (pagePath) => {
    expect(getPageFiles(pagePath)).toEqual(['react-account.mdx', 'react-account/index.mdx']);
  },
);
