import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PublicFolder } from '../../../plugins/shared/node/publicFolder';

describe('a public folder', () => {
  let root = '';
  let files: PublicFolder;
  const listed = (folder: string): string[] =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
      .sort();

  beforeEach(async () => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'public-folder-'));
    files = new PublicFolder({ generatedFilesDir: root, baseUrl: '/toolpad/de/' }, 'site-search');
    await files.clear();
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('stands among the generated files, and the development server serves it at the base', () => {
    expect(path.relative(root, files.path)).toBe(path.join('site-search', 'public'));
    expect(files.devServer.static).toEqual([
      { directory: files.path, publicPath: '/toolpad/de/', watch: false },
    ]);
  });

  it('adds its files to a build that has others in the same folders', async () => {
    const build = path.join(root, 'build');
    fs.mkdirSync(path.join(build, 'a'), { recursive: true });
    fs.writeFileSync(path.join(build, 'a/page.html'), 'page');
    await files.copyTo(build);
    expect(listed(build)).toEqual(['a/page.html']);
    await files.write('a/one.json', '1');
    await files.write('b/c/two.json', '2');
    await files.write('b/c/two.json', '3');
    await files.copyTo(build);
    expect(listed(build)).toEqual(['a/one.json', 'a/page.html', 'b/c/two.json']);
    expect(fs.readFileSync(path.join(build, 'b/c/two.json'), 'utf8')).toBe('3');
  });

  it('forgets the files of earlier runs', async () => {
    await files.write('one.json', '1');
    await files.clear();
    expect(listed(files.path)).toEqual([]);
  });

  it.each(['../out.json', 'a/../../out.json', '', '.', '../public2/out.json'])(
    'writes nowhere else: %j',
    async (file) => {
      await expect(files.write(file, '')).rejects.toThrow(
        `Expected a path below the site's base, but found "${file}".`,
      );
      expect(listed(root)).toEqual([]);
    },
  );
});
