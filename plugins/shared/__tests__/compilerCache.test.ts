import fs from 'node:fs';
import { cached } from '../node/compilerCache';
import { ownFolder } from '../../../tests/support/jest/ownFolder';

const site = ownFolder();
const siteDir = site.path;
const askedBy = site.at('asker');

beforeEach(() => {
  site.clear();
  site.write('package-lock.json', '{}');
  site.write('asker/deep/code.ts', 'one');
});

/** How often the compiler had to be asked in two questions with a change between them. */
async function asked(change: () => void, keys: [string, string] = ['a', 'a']): Promise<number> {
  const compute = jest.fn(() => Promise.resolve({ answer: 42 }));
  const ask = (key: string) => cached({ siteDir, kind: 'tests', key, askedBy }, compute);
  expect(await ask(keys[0])).toEqual({ answer: 42 });
  change();
  expect(await ask(keys[1])).toEqual({ answer: 42 });
  return compute.mock.calls.length;
}

test('the same question is asked once', async () => {
  expect(await asked(() => undefined)).toBe(1);
});

test.each<[string, () => void]>([
  ['other packages', () => site.write('package-lock.json', '{ }')],
  ['other code that asks', () => site.write('asker/deep/code.ts', 'two')],
])('%s make it another question', async (_, change) => {
  expect(await asked(change)).toBe(2);
});

test('another key is another question', async () => {
  expect(await asked(() => undefined, ['a', 'b'])).toBe(2);
});

test('a compiler that fails leaves nothing behind', async () => {
  const question = { siteDir, kind: 'tests', key: 'a', askedBy };
  await expect(cached(question, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(fs.existsSync(site.at('node_modules'))).toBe(false);
});
