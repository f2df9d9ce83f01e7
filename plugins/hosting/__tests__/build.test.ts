/** Tests how the plugin reads a build, compresses it, and writes the files for hosts. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';
import { listFiles } from '../../shared/node/files';
import { compressFiles } from '../node/compress';
import compressFile from '../node/compressFile';
import { hashSource } from '../node/inlineParts';
import { readInlineHashes } from '../node/readBuild';
import { writeHosts } from '../node/writeHosts';

const folder = createTestFolder();
const root = folder.getPath('build');
const write = (file: string, text: string): void => folder.write(`build/${file}`, text);
const readCompressedFile = (file: string): string =>
  zlib.brotliDecompressSync(fs.readFileSync(path.join(root, `${file}.br`))).toString();

beforeEach(folder.clear);

describe('readInlineHashes', () => {
  it('finds each inline script and style in all languages, once per section', async () => {
    write('index.html', '<script>a</script><style>b</style>');
    write('core/index.html', '<script>a</script><style>b</style>');
    write('demos/core/a/index.html', '<p style="color:red"><script>c</script>');
    write('de/demos/core/a/index.html', '<p style="color:red"><script>d</script>');
    write('companion/ad/frame-1.html', '<script>e</script>');
    await expect(readInlineHashes(root, ['demos/', 'companion/ad/'], ['de'])).resolves.toEqual(
      new Map([
        ['', { scripts: [hashSource('a')], styles: [hashSource('b')] }],
        ['demos/', { scripts: [hashSource('c'), hashSource('d')].sort(), styles: [] }],
        ['companion/ad/', { scripts: [hashSource('e')], styles: [] }],
      ]),
    );
  });

  it.each(['<header style="--shadow: none">', '<img onload="a()">'])(
    'throws an error for a page that contains %s',
    async (html) => {
      write('core/a/index.html', html);
      await expect(readInlineHashes(root, [])).rejects.toThrow(
        /^Hosting: expected no style attribute .* but found <\w+ \w+> in core\/a\/index\.html\. Give the element a class/,
      );
    },
  );
});

describe('compressFiles', () => {
  it('compresses only text files above the minimum size', async () => {
    const long = 'text '.repeat(100);
    write('a/index.html', long);
    write('short.html', 'text');
    write('picture.png', long);
    await compressFiles(root, compressFile);
    expect(listFiles(root)).toEqual([
      'a/index.html',
      'a/index.html.br',
      'a/index.html.gz',
      'picture.png',
      'short.html',
    ]);
    expect(readCompressedFile('a/index.html')).toBe(long);
    const gzip = fs.readFileSync(path.join(root, 'a/index.html.gz'));
    expect(zlib.gunzipSync(gzip).toString()).toBe(long);
  });

  it('skips files that haven’t changed since their last compression', async () => {
    const file = path.join(root, 'a.html');
    write('a.html', 'old '.repeat(100));
    const compressed: string[] = [];
    const compress = (): Promise<void> =>
      compressFiles(root, (task) => {
        compressed.push(task.file);
        compressFile(task);
      });
    await compress();
    await compress();
    expect(compressed).toEqual([file]);
    const { mtime } = fs.statSync(file);
    write('a.html', 'new '.repeat(100));
    fs.utimesSync(file, mtime, new Date(mtime.getTime() + 1));
    await compress();
    expect(compressed).toEqual([file, file]);
    expect(readCompressedFile('a.html')).toBe('new '.repeat(100));
  });
});

it('writes the files for hosts beside the build, and deletes those of an earlier build', async () => {
  write('a.html', 'page');
  write('a.html.br', 'compressed');
  folder.write('build-hosts/old');
  await writeHosts(root, { base: '/docs/toolpad/', rules: [], moved: {}, markdownFolders: [] });
  expect(listFiles(`${root}-hosts`)).toEqual([
    'edge/public/_headers',
    'edge/public/_redirects',
    'edge/public/docs/toolpad/a.html',
    'edge/worker.js',
    'edge/wrangler.jsonc',
    'nginx/docs-toolpad.conf',
    'nginx/docs-toolpad.maps.conf',
  ]);
  expect(listFiles(root)).toEqual(['a.html', 'a.html.br']);
});
