import path from 'node:path';
import { getContentHash, writeFile } from '../../../shared/node/files';

/** The output folder for files that frames load. */
export interface AssetFolder {
  folder: string;
  /** The URL path of the folder, relative to the root of the host. */
  publicPath: string;
}

/**
 * The minimum length of a shared style, in characters. For a shorter style, a request takes more time than it saves.
 */
const MIN_SHARED_STYLE_LENGTH = 4000;

const GLOBAL_STYLE = /<style data-emotion="[\w-]+-global [^>]*>([\s\S]*?)<\/style>/g;

/**
 * Replaces long global styles with links to shared files. Most frames have the same theme variables, and a page with
 * many demos would otherwise load these 20 kB once per frame.
 */
export function extractSharedStyles(styles: string, { folder, publicPath }: AssetFolder): string {
  return styles.replace(GLOBAL_STYLE, (tag, css: string) => {
    if (css.length < MIN_SHARED_STYLE_LENGTH) {
      return tag;
    }
    const file = `theme.${getContentHash(css)}.css`;
    writeFile(path.join(folder, file), css);
    return `<link rel="stylesheet" href="${publicPath}${file}">`;
  });
}
