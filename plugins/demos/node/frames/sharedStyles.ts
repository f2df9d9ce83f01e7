import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Smaller styles are not worth a request, in characters. */
const MIN_SHARED = 4000;

const GLOBAL_STYLE = /<style data-emotion="[\w-]+-global [^>]*>([\s\S]*?)<\/style>/g;

/**
 * Theme variables, which most frames have in common: 20 kB that a page with many demos would send
 * as often, go into files that the frames share.
 */
export class SharedStyles {
  private readonly files = new Map<string, string>();

  /**
   * @param folder where the files go
   * @param publicPath their address, from the root of the host
   */
  constructor(
    private readonly folder: string,
    private readonly publicPath: string,
  ) {}

  /** Replaces long global styles by links. */
  extract(styles: string): string {
    return styles.replace(GLOBAL_STYLE, (tag, css: string) => {
      if (css.length < MIN_SHARED) {
        return tag;
      }
      const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
      const name = `theme.${hash}.css`;
      this.files.set(name, css);
      return `<link rel="stylesheet" href="${this.publicPath}${name}">`;
    });
  }

  async write(): Promise<void> {
    await Promise.all(
      [...this.files].map(([name, css]) => fs.writeFile(path.join(this.folder, name), css)),
    );
  }
}
