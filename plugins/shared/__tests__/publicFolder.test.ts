import path from 'node:path';
import { filesBelow } from '../node/files';
import { PublicFolder } from '../node/publicFolder';
import { ownFolder } from '../../../tests/support/jest/ownFolder';

describe('a public folder', () => {
  const folder = ownFolder();
  const root = folder.path;
  const files = new PublicFolder(
    { generatedFilesDir: root, baseUrl: '/toolpad/de/' },
    'site-search',
  );

  beforeEach(async () => {
    folder.clear();
    await files.clear();
  });

  it('stands among the generated files, and the development server serves it at the base', () => {
    expect(path.relative(root, files.path)).toBe(path.join('site-search', 'public'));
    expect(files.devServer.static).toEqual([
      { directory: files.path, publicPath: '/toolpad/de/', watch: false },
    ]);
  });

  it('adds its files to a build that has others in the same folders', async () => {
    const build = folder.at('build');
    folder.write('build/a/page.html', 'page');
    files.copyTo(build);
    expect(filesBelow(build)).toEqual(['a/page.html']);
    await files.write('a/one.json', '1');
    await files.write('b/c/two.json', '2');
    await files.write('b/c/two.json', '3');
    files.copyTo(build);
    expect(filesBelow(build)).toEqual(['a/one.json', 'a/page.html', 'b/c/two.json']);
    expect(folder.read('build/b/c/two.json')).toBe('3');
  });

  it('forgets the files of earlier runs', async () => {
    await files.write('one.json', '1');
    await files.clear();
    expect(filesBelow(files.path)).toEqual([]);
  });

  it.each(['../out.json', 'a/../../out.json', '', '.', '../public2/out.json'])(
    'writes nowhere else: %j',
    async (file) => {
      await expect(files.write(file, '')).rejects.toThrow(
        `Expected a path below the site's base, but found "${file}".`,
      );
      expect(filesBelow(root)).toEqual([]);
    },
  );
});
