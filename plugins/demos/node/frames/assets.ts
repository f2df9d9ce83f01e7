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

/** Smaller styles are not worth a request, in characters. */
const MIN_SHARED = 4000;

const GLOBAL_STYLE = /<style data-emotion="[\w-]+-global [^>]*>([\s\S]*?)<\/style>/g;

/**
 * Replaces long global styles by links. Theme variables, which most frames have in common, are 20 kB that
 * a page with many demos would send as often: they go into files that the frames share.
 */
export function shareStyles(styles: string, assets: Assets): string {
  return styles.replace(GLOBAL_STYLE, (tag, css: string) =>
    css.length < MIN_SHARED
      ? tag
      : `<link rel="stylesheet" href="${publish('theme.css', css, assets)}">`,
  );
}
