import { readRelease } from '../../../plugins/site-companion/node/buildFiles';
import { ownFolder } from '../../support/jest/ownFolder';

const { path: folder, write, clear } = ownFolder();
beforeEach(clear);

test('lists pages by their addresses and files by their paths, with hashes', async () => {
  write('index.html', 'home');
  write('core/introduction/index.html', 'page');
  write('core/introduction/extra.json', '{}');
  write('404.html', 'not found');
  write('assets/js/main.0a1b2c3d.js', 'code');
  write('assets/js/main.0a1b2c3d.js.br', 'packed');
  write('index.html.gz', 'packed');
  write('fr/index.html', 'accueil');
  const { files, shell, id } = await readRelease(folder, ['fr']);
  expect(Object.keys(files)).toEqual([
    '404.html',
    'assets/js/main.0a1b2c3d.js',
    'core/introduction/',
    '',
  ]);
  expect(files['']).toBe('TqFAWIFQdzzjqs54');
  expect(shell).toEqual(['assets/js/main.0a1b2c3d.js']);
  expect(id).toHaveLength(16);
});

test('one changed character makes another release, the order of files does not', async () => {
  write('index.html', 'one');
  const before = await readRelease(folder, []);
  expect(await readRelease(folder, [])).toEqual(before);
  write('index.html', 'two');
  expect((await readRelease(folder, [])).id).not.toBe(before.id);
});
