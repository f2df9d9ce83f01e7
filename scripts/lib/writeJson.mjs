import fs from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';

/**
 * Writes data as they are committed, formatted as the checks want them.
 *
 * @param {string} file its folder is made if it is not there
 * @param {unknown} value
 */
export async function writeJson(file, value) {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const text = await format(JSON.stringify(value), { parser: 'json', printWidth: 100 });
  await fs.writeFile(file, text);
}
