import path from 'node:path';
import { listFiles } from '../node/files';
import { PublicFolder } from '../node/publicFolder';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

describe('PublicFolder', () => {
  const folder = createTestFolder();
  const root = folder.path;
  const files = new PublicFolder({ generatedFilesDir: root, baseUrl: '/toolpad/de/' }, 'search');

  beforeEach(async () => {
    folder.clear();
    await files.clear();
  });

  it('stores files in the folder for generated files, and serves them at the base URL in development', () => {
    expect(path.relative(root, files.path)).toBe(path.join('search', 'public'));
    expect(files.devServer.static).toEqual([
      { directory: files.path, publicPath: '/toolpad/de/', watch: false },
    ]);
  });

  it('copies the files to the build, and deletes them when the folder is cleared', async () => {
    const build = folder.getPath('build');
    folder.write('build/a/page.html', 'page');
    await files.write('a/one.json', '1');
    await files.write('b/c/two.json', '2');
    await files.write('b/c/two.json', '3');
    files.copyTo(build);
    expect(listFiles(build)).toEqual(['a/one.json', 'a/page.html', 'b/c/two.json']);
    expect(folder.read('build/b/c/two.json')).toBe('3');
    await files.clear();
    expect(listFiles(files.path)).toEqual([]);
  });

  it.each(['../out.json', 'a/../../out.json', '', '.', '../public2/out.json'])(
    'throws an error for the path %j, which isn’t inside the folder',
    async (file) => {
      await expect(files.write(file, '')).rejects.toThrow(
        `Expected a path below the site's base, but found "${file}".`,
      );
      expect(listFiles(root)).toEqual([]);
    },
  );
});
