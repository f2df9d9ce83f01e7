import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFile } from '../../../plugins/shared/node/files';

/** Creates an empty folder for the tests of a file or a `describe` block, and removes it after the last test. */
export function createTestFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tests-'));
  const remove = (): void => fs.rmSync(folder, { recursive: true });
  afterAll(remove);
  return {
    path: folder,
    /** Returns the path of a file in the folder. */
    getPath: (file: string): string => path.join(folder, file),
    write: (file: string, text = ''): void => writeFile(path.join(folder, file), text),
    read: (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8'),
    clear: (): void => {
      remove();
      fs.mkdirSync(folder);
    },
  };
}
