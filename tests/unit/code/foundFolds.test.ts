import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { restoreFoundFolds, withFoundFolds } from '../../../plugins/code/node/foundFolds';
import { foldLines } from '../../../plugins/code/shared/fold';

test.each([
  ['<span class=head hidden>a</span>', '<span class=head hidden=until-found>a</span>'],
  ['<span class="rest" hidden>a</span>', '<span class="rest" hidden=until-found>a</span>'],
  ['<span class=rest hidden=until-found>a</span>', undefined],
  ['<span class=header hidden>a</span>', undefined],
  ['<form hidden id=a></form>', undefined],
])('%s', (html, restored = html) => {
  expect(withFoundFolds(html)).toBe(restored);
});

test('knows what is folded', () => {
  const folded = foldLines(['a\n', 'b\n', 'c\n'], { head: 1, visible: 1 });
  const minified = folded.replaceAll('="until-found"', '');
  expect(withFoundFolds(minified).replaceAll('=until-found', '="until-found"')).toBe(folded);
});

test('a page is whole for whoever reads it while it is restored', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'folds-'));
  const file = path.join(folder, 'index.html');
  const html = '<span class=head hidden>a</span>'.repeat(200_000);
  fs.writeFileSync(file, html);
  const sizes: number[] = [];
  let watching = setImmediate(function look() {
    sizes.push(fs.statSync(file).size);
    watching = setImmediate(look);
  });
  await restoreFoundFolds(folder);
  clearImmediate(watching);
  const restored = withFoundFolds(html).length;
  expect(sizes.filter((size) => size !== html.length && size !== restored)).toEqual([]);
  expect(fs.statSync(file).size).toBe(restored);
  expect(fs.readdirSync(folder)).toEqual(['index.html']);
  fs.rmSync(folder, { recursive: true });
});
