import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheFolder } from '../cache';

/** A pid that is higher than any that the system assigns. */
const UNUSED_PID = 2 ** 30;

describe('cacheFolder', () => {
  let parent: string;
  beforeEach(() => {
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  });
  afterEach(() => fs.rmSync(parent, { recursive: true }));

  const createSibling = (name: string) => fs.mkdirSync(path.join(parent, name));
  const create = (dir: string) => fs.promises.mkdir(dir);
  const cache = (creating = create) => cacheFolder(path.join(parent, '2.0.0'), creating);

  it('creates a folder only on the first call', async () => {
    const dir = path.join(parent, '2.0.0');
    await expect(cache()).resolves.toBe(dir);
    await expect(cache(() => Promise.reject(new Error('created again')))).resolves.toBe(dir);
  });

  it('removes older and abandoned folders, but not a folder that a running process is creating', async () => {
    const other = `2.0.0.${process.ppid}.new`;
    ['1.0.0', `1.0.0.${UNUSED_PID}.new`, `2.0.0.${UNUSED_PID}.new`, other].forEach(createSibling);
    await cache();
    expect(fs.readdirSync(parent).sort()).toEqual(['2.0.0', other]);
  });

  it('uses the folder that another process has created in the meantime', async () => {
    await cache(async (dir) => {
      await create(dir);
      createSibling('2.0.0');
      fs.writeFileSync(path.join(parent, '2.0.0', 'first'), '');
    });
    expect(fs.readdirSync(path.join(parent, '2.0.0'))).toEqual(['first']);
  });

  it('removes the folder if its creation fails', async () => {
    const creation = cache(async (dir) => {
      await create(dir);
      throw new Error('no network');
    });
    await expect(creation).rejects.toThrow('no network');
    expect(fs.readdirSync(parent)).toEqual([]);
  });
});
