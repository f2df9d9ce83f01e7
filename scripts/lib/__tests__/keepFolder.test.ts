import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepFolder } from '../keepFolder';

/** No process has this number. */
const ENDED = 2 ** 30;

describe('keepFolder', () => {
  let cache: string;
  beforeEach(() => {
    cache = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-folder-'));
  });
  afterEach(() => fs.rmSync(cache, { recursive: true }));

  const place = (name: string) => fs.mkdirSync(path.join(cache, name));
  const make = (dir: string) => fs.promises.mkdir(dir);
  const keep = (making = make) => keepFolder(path.join(cache, '2.0.0'), making);

  it('makes it once', async () => {
    const dir = path.join(cache, '2.0.0');
    await expect(keep()).resolves.toBe(dir);
    await expect(keep(() => Promise.reject(new Error('made again')))).resolves.toBe(dir);
  });

  it('removes earlier states and what was left unfinished', async () => {
    place('1.0.0');
    place(`1.0.0.${ENDED}.new`);
    place(`2.0.0.${ENDED}.new`);
    await keep();
    expect(fs.readdirSync(cache)).toEqual(['2.0.0']);
  });

  it('leaves alone what another process is making', async () => {
    const other = `2.0.0.${process.ppid}.new`;
    place(other);
    await keep();
    expect(fs.readdirSync(cache).sort()).toEqual(['2.0.0', other]);
  });

  it('is content with what another process has made meanwhile', async () => {
    await keep(async (dir) => {
      await make(dir);
      place('2.0.0');
      fs.writeFileSync(path.join(cache, '2.0.0', 'first'), '');
    });
    expect(fs.readdirSync(path.join(cache, '2.0.0'))).toEqual(['first']);
  });

  it('keeps nothing that could not be completed', async () => {
    await expect(
      keep(async (dir) => {
        await make(dir);
        throw new Error('no network');
      }),
    ).rejects.toThrow('no network');
    expect(fs.readdirSync(cache)).toEqual([]);
  });

  it('says why what was made could not be kept', async () => {
    await expect(keep(() => Promise.resolve())).rejects.toThrow('ENOENT');
  });
});
