import fs from 'node:fs';
import { withCompilerCache } from '../node/compilerCache';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

const siteFolder = createTestFolder();

beforeEach(() => {
  siteFolder.clear();
  siteFolder.write('package-lock.json', '{}');
  siteFolder.write('code/deep/code.ts', 'one');
});

const compile = <T>(key: string, compute: () => Promise<T>): Promise<T> =>
  withCompilerCache(
    { siteDir: siteFolder.path, kind: 'tests', key, codePath: siteFolder.getPath('code') },
    compute,
  );

it.each<[string, () => void, key: string, calls: number]>([
  ['only once for unchanged input', () => undefined, 'a', 1],
  ['again if the lockfile changes', () => siteFolder.write('package-lock.json', '{ }'), 'a', 2],
  ['again if the code changes', () => siteFolder.write('code/deep/code.ts', 'two'), 'a', 2],
  ['again for a different key', () => undefined, 'b', 2],
])('computes the result %s', async (_title, change, key, calls) => {
  const compute = jest.fn(() => Promise.resolve({ result: 42 }));
  expect(await compile('a', compute)).toEqual({ result: 42 });
  change();
  expect(await compile(key, compute)).toEqual({ result: 42 });
  expect(compute).toHaveBeenCalledTimes(calls);
});

it('caches nothing if the computation fails', async () => {
  await expect(compile('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(fs.existsSync(siteFolder.getPath('node_modules'))).toBe(false);
});
