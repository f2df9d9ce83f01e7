import { createHash } from 'node:crypto';
import path from 'node:path';
import { writeFile } from '../../../shared/node/files';

/** Where the files of all frames are. */
export interface Assets {
  folder: string;
  /** Its address, from the root of the host. */
  publicPath: string;
}

/**
 * Puts a file there, under a name that changes with it.
 *
 * @returns its address
 */
export function publish(
  name: string,
  data: string | Uint8Array,
  { folder, publicPath }: Assets,
): string {
  const { name: base, ext } = path.parse(name);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const file = `${base}.${hash}${ext}`;
  writeFile(path.join(folder, file), data);
  return publicPath + file;
}
