import { createHash } from 'node:crypto';
import path from 'node:path';
import { writeFile } from '../../../shared/node/files';

/** The folder of the files that frames load. */
export interface Assets {
  folder: string;
  /** The URL path of the folder, from the root of the host. */
  publicPath: string;
}

/** Writes a file with a hash of its content in its name, and returns its URL path. */
export function publishAsset(
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

/** Shorter styles, in characters, aren't worth a request. */
const MIN_SHARED_LENGTH = 4000;

const GLOBAL_STYLE = /<style data-emotion="[\w-]+-global [^>]*>([\s\S]*?)<\/style>/g;

/**
 * Replaces long global styles by links to shared files. Most frames have the same theme variables, 20 kB that a page
 * with many demos would otherwise load once per frame.
 */
export function extractSharedStyles(styles: string, assets: Assets): string {
  return styles.replace(GLOBAL_STYLE, (tag, css: string) =>
    css.length < MIN_SHARED_LENGTH
      ? tag
      : `<link rel="stylesheet" href="${publishAsset('theme.css', css, assets)}">`,
  );
}
