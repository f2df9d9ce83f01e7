import { filesBelow, pagesBelow } from '../../node/files';
import { addressOfFile, filesOfAddress } from '../../node/pageFile';
import { ownFolder } from '../../../../tests/support/jest/ownFolder';

describe('the files below a folder', () => {
  const { path: folder, at, write } = ownFolder();
  ['c.mdx', 'a.md', 'b.mdx/deep/index.mdx', 'b.mdx/Desk.tsx'].forEach((file) => write(file));

  it('are all of them, in order, without the folders', () => {
    expect(filesBelow(folder)).toEqual(['a.md', 'b.mdx/Desk.tsx', 'b.mdx/deep/index.mdx', 'c.mdx']);
  });

  it('can be chosen by their names', () => {
    expect(filesBelow(folder, /\.tsx$/)).toEqual(['b.mdx/Desk.tsx']);
    expect(pagesBelow(folder)).toEqual(['a.md', 'b.mdx/deep/index.mdx', 'c.mdx']);
  });

  it('are an error where there is no such folder', () => {
    expect(() => filesBelow(at('none'))).toThrow('ENOENT');
  });
});

test.each([
  ['api/crud.mdx', 'api/crud/'],
  ['react-crud/index.mdx', 'react-crud/'],
  ['my-index.mdx', 'my-index/'],
  ['index.mdx', ''],
])('the page %s is at %j', (file, address) => {
  expect(addressOfFile(file)).toBe(address);
});

test.each(['react-account', 'react-account/'])('the files that %s may have', (address) => {
  expect(filesOfAddress(address)).toEqual(['react-account.mdx', 'react-account/index.mdx']);
  expect(filesOfAddress(address).map(addressOfFile)).toEqual(['react-account/', 'react-account/']);
});
