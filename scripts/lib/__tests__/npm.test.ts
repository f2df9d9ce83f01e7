import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unpackPackage, IntegrityError } from '../npm';

describe('unpackPackage', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'npm-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('rejects a package if its integrity differs from the pinned value', async () => {
    const pinned = { name: 'a', version: '1.0.0', integrity: 'sha512-pinned' };
    const packed = [{ filename: 'a-1.0.0.tgz', integrity: 'sha512-other' }];
    const unpacked = unpackPackage(pinned, folder, () => Promise.resolve(JSON.stringify(packed)));
    await expect(unpacked).rejects.toThrow(IntegrityError);
    await expect(unpacked).rejects.toThrow(
      'Expected a@1.0.0 to have the integrity sha512-pinned, found sha512-other.',
    );
  });
});
