import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readTypes } from '../node/twoslash';

const NODE_MODULES = path.resolve(__dirname, '../../../node_modules');

let siteDir = '';

// Creates a site with the compiler and a single package.
beforeAll(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'code-types-'));
  const shop = path.join(siteDir, 'node_modules/shop');
  await fs.mkdir(shop, { recursive: true });
  await fs.writeFile(path.join(siteDir, 'package-lock.json'), '{}');
  await fs.symlink(
    path.join(NODE_MODULES, 'typescript'),
    path.join(siteDir, 'node_modules/typescript'),
  );
  await fs.writeFile(
    path.join(shop, 'index.d.ts'),
    `/**
 * The price of \`item\` in {@link Cent}.
 *
 * More.
 */
export declare function priceOf(item: string): number;
/** Links:\n *\n * - [a](b) */
export declare const open: boolean;
`,
  );
  await fs.writeFile(path.join(shop, 'package.json'), '{"name":"shop","types":"index.d.ts"}');
});

afterAll(() => fs.rm(siteDir, { recursive: true, force: true }));

const SOURCE = "import { open, priceOf } from 'shop';\n\nexport const a = open ? priceOf('b') : 0;";

it('returns the types of all names, including those from installed packages', async () => {
  expect(await readTypes(SOURCE, 'ts', siteDir)).toEqual(
    expect.arrayContaining([
      { line: 2, character: 13, length: 1, type: 'const a: number' },
      {
        line: 2,
        character: 24,
        length: 7,
        type: 'priceOf(item: string): number',
        comment: 'The price of item in Cent.',
      },
      // Comments that introduce a list are omitted.
      { line: 2, character: 17, length: 4, type: 'const open: boolean' },
    ]),
  );
});

it('reads the types from the cache if the code hasn’t changed', async () => {
  await readTypes(SOURCE, 'ts', siteDir);
  const folder = path.join(siteDir, 'node_modules/.cache/code-types');
  const [file = ''] = await fs.readdir(folder);
  const kept: unknown[] = [];
  await Promise.all(
    (await fs.readdir(folder)).map((name) =>
      fs.writeFile(path.join(folder, name), JSON.stringify(kept)),
    ),
  );
  expect(file).toMatch(/^[0-9a-f]+\.json$/);
  expect(await readTypes(SOURCE, 'ts', siteDir)).toEqual(kept);
  expect(await readTypes(`${SOURCE}\n// b`, 'ts', siteDir)).not.toEqual(kept);
});

it('rejects with the compiler’s messages if the block doesn’t compile', async () => {
  const source = "import { priceOf } from 'shop';\npriceOf(1);";
  await expect(readTypes(source, 'ts', siteDir)).rejects.toThrow(/2345/);
});
