import fs from 'node:fs';
import { withCompilerCache } from '../node/compilerCache';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

const site = createTestFolder();

beforeEach(() => {
  site.clear();
  site.write('package-lock.json', '{}');
  site.write('code/deep/code.ts', 'one');
});

const compile = <T>(key: string, compute: () => Promise<T>): Promise<T> =>
  withCompilerCache({ siteDir: site.path, kind: 'tests', key, codePath: site.at('code') }, compute);

it.each<[string, () => void, key: string, calls: number]>([
  ['once for unchanged input', () => undefined, 'a', 1],
  ['again if the lockfile changes', () => site.write('package-lock.json', '{ }'), 'a', 2],
  ['again if the code changes', () => site.write('code/deep/code.ts', 'two'), 'a', 2],
  ['again for a different key', () => undefined, 'b', 2],
])('compiles %s', async (_title, change, key, calls) => {
  const compute = jest.fn(() => Promise.resolve({ result: 42 }));
  expect(await compile('a', compute)).toEqual({ result: 42 });
  change();
  expect(await compile(key, compute)).toEqual({ result: 42 });
  expect(compute).toHaveBeenCalledTimes(calls);
});

it('caches nothing if the compilation fails', async () => {
  await expect(compile('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(fs.existsSync(site.at('node_modules'))).toBe(false);
});
