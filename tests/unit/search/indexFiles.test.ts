import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  clearIndexFiles,
  searchStaticDirectory,
  writeIndexFile,
} from '../../../plugins/search/node/indexFiles';

describe('index files', () => {
  let siteDir = '';
  beforeEach(async () => {
    siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'index-files-'));
  });
  afterEach(() => fs.rm(siteDir, { recursive: true }));

  it('writes below the static directory, under a name that changes with the content', async () => {
    const file = await writeIndexFile(siteDir, 'core-current', '{"a":1}');
    expect(file).toMatch(/^search-index\/core-current\.[0-9a-f]{10}\.json$/);
    const written = path.join(siteDir, searchStaticDirectory(), file);
    await expect(fs.readFile(written, 'utf8')).resolves.toBe('{"a":1}');
    await expect(writeIndexFile(siteDir, 'core-current', '{"a":1}')).resolves.toBe(file);
    await expect(writeIndexFile(siteDir, 'core-current', '{"a":2}')).resolves.not.toBe(file);
  });

  it('forgets the files of earlier runs', async () => {
    const file = await writeIndexFile(siteDir, 'core-current', '{}');
    await clearIndexFiles(siteDir);
    await expect(fs.access(path.join(siteDir, searchStaticDirectory(), file))).rejects.toThrow();
    await expect(clearIndexFiles(siteDir)).resolves.toBeUndefined();
  });
});
