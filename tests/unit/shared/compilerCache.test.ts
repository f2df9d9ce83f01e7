import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cached } from '../../../plugins/shared/node/compilerCache';

let siteDir: string;
let askedBy: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'compiler-cache-'));
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  askedBy = path.join(siteDir, 'asker');
  fs.mkdirSync(path.join(askedBy, 'deep'), { recursive: true });
  fs.writeFileSync(path.join(askedBy, 'deep/code.ts'), 'one');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

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
  ['other packages', () => fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{ }')],
  ['other code that asks', () => fs.writeFileSync(path.join(askedBy, 'deep/code.ts'), 'two')],
])('%s make it another question', async (_, change) => {
  expect(await asked(change)).toBe(2);
});

test('another key is another question', async () => {
  expect(await asked(() => undefined, ['a', 'b'])).toBe(2);
});

test('a compiler that fails leaves nothing behind', async () => {
  const question = { siteDir, kind: 'tests', key: 'a', askedBy };
  await expect(cached(question, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(fs.existsSync(path.join(siteDir, 'node_modules'))).toBe(false);
});
