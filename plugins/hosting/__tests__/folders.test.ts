/** What is read from the folder of a build, and written into it and beside it. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressFiles, qualityFor } from '../node/compress';
import compressFile from '../node/compressFile';
import { hashSource } from '../node/inlineParts';
import { readInline } from '../node/readBuild';
import { writeHosts } from '../node/writeHosts';
import { filesBelow } from '../../shared/node/files';
import { ownFolder } from '../../../tests/support/jest/ownFolder';

const folder = ownFolder();
const root = folder.at('build');
const write = (file: string, text: string): void => folder.write(`build/${file}`, text);

beforeEach(folder.clear);

describe('what documents have inline', () => {
  it('is told apart by kind, each once', async () => {
    write('index.html', '<script>a</script><style>b</style>');
    write('core/index.html', '<script>a</script><style>b</style>');
    write('demos/core/a/index.html', '<p style="color:red"><script>c</script>');
    write('live/core/a/index.html', '<p style="color:red"><script>c</script>');
    write('companion/ad/frame-1.html', '<script>d</script>');
    await expect(readInline(root)).resolves.toEqual({
      pages: { scripts: [hashSource('a')], styles: [hashSource('b')] },
      frames: { scripts: [hashSource('c')], styles: [] },
      ads: { scripts: [hashSource('d')], styles: [] },
    });
  });

  it('is of its kind in another language, too', async () => {
    write('de/demos/core/a/index.html', '<p style="color:red"><script>c</script>');
    await expect(readInline(root, ['de'])).resolves.toMatchObject({
      frames: { scripts: [hashSource('c')] },
    });
  });

  it.each(['<header style="--shadow: none">', '<img onload="a()">'])(
    'ends the build at %s in a page',
    async (html) => {
      write('core/a/index.html', html);
      await expect(readInline(root)).rejects.toThrow(
        /^Hosting: expected no style attribute .* but found <\w+ \w+> in core\/a\/index\.html\. Give the element a class/,
      );
    },
  );
});

test('text is compressed beside itself, and nothing else is', async () => {
  const long = 'text '.repeat(100);
  write('a/index.html', long);
  write('short.html', 'text');
  write('picture.png', long);
  await compressFiles(root, compressFile);
  expect(filesBelow(root)).toEqual([
    'a/index.html',
    'a/index.html.br',
    'a/index.html.gz',
    'picture.png',
    'short.html',
  ]);
  const packed = (ending: string): Buffer =>
    fs.readFileSync(path.join(root, `a/index.html${ending}`));
  expect(zlib.brotliDecompressSync(packed('.br')).toString()).toBe(long);
  expect(zlib.gunzipSync(packed('.gz')).toString()).toBe(long);
});

test.each([
  ['core/crud/index.html', 199_999, 10, 8],
  ['core/react-crud/index.html', 200_000, 11, 8],
  ['core/crud.md', 5_000, 10, 8],
  ['assets/js/main.5c1f8533.js', 5_000, 11, 11],
  ['assets/js/runtime~main.5c1f8533.js', 5_000, 11, 11],
  ['assets/css/styles.05b4baff.css', 5_000, 11, 11],
  ['sw.js', 5_000, 11, 11],
  ['assets/js/36741.05b4baff.js', 5_000, 11, 8],
])('%s of %i B: brotli tries %i with few pages, %i with many', (file, size, few, many) => {
  expect([qualityFor(file, size, 126), qualityFor(file, size, 1262)]).toEqual([few, many]);
});

test('a build with many pages is compressed as such', async () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${(at * 7919) % 1009}`).join(' ');
  const sizeWith = (quality: number): number =>
    zlib.brotliCompressSync(words, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality },
    }).length;
  expect(sizeWith(10)).toBeLessThan(sizeWith(8));
  Array.from({ length: 500 }, (_, at) => write(`${at}.html`, ''));
  write('a.md', words);
  await compressFiles(root, compressFile);
  expect(fs.statSync(path.join(root, 'a.md.br')).size).toBe(sizeWith(8));
});

test('what has not changed is compressed once', async () => {
  const packed = (): Buffer => fs.readFileSync(path.join(root, 'a.html.br'));
  write('a.html', 'old '.repeat(100));
  await compressFiles(root, compressFile);
  write('a.html.br', 'untouched');
  const { mtime } = fs.statSync(path.join(root, 'a.html'));
  fs.utimesSync(path.join(root, 'a.html.br'), mtime, mtime);
  await compressFiles(root, compressFile);
  expect(packed().toString()).toBe('untouched');
  write('a.html', 'new '.repeat(100));
  fs.utimesSync(path.join(root, 'a.html'), mtime, new Date(mtime.getTime() + 1));
  await compressFiles(root, compressFile);
  expect(zlib.brotliDecompressSync(packed()).toString()).toBe('new '.repeat(100));
});

test('what hosts need lies beside the build, and takes the place of what was there', async () => {
  write('a.html', 'page');
  write('a.html.br', 'packed');
  folder.write('build-hosts/old');
  await writeHosts(root, { base: '/docs/toolpad/', rules: [], moved: {}, twinFolders: [] });
  expect(filesBelow(`${root}-hosts`)).toEqual([
    'edge/public/_headers',
    'edge/public/_redirects',
    'edge/public/docs/toolpad/a.html',
    'edge/worker.js',
    'edge/wrangler.jsonc',
    'nginx/docs-toolpad.conf',
    'nginx/docs-toolpad.maps.conf',
  ]);
  expect(filesBelow(root)).toEqual(['a.html', 'a.html.br']);
});
