import { cpSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/**
 * Files that a plugin gives to the site as they are, below its base, in development as in the build. They
 * are kept among Docusaurus's generated files: the development server gets `devServer`, the build calls
 * `copyTo` at its end.
 */
export class PublicFolder {
  /** Where the files are. */
  readonly path: string;
  private readonly publicPath: string;

  /** @param plugin whose files they are */
  constructor({ generatedFilesDir, baseUrl }: FolderContext, plugin: string) {
    this.path = path.join(generatedFilesDir, plugin, 'public');
    this.publicPath = baseUrl;
  }

  /** Forgets the files of earlier runs. */
  async clear(): Promise<void> {
    await fs.rm(this.path, { recursive: true, force: true });
    await fs.mkdir(this.path, { recursive: true });
  }

  /**
   * Writes one file.
   *
   * @param file its path below the site's base
   * @throws for a path that leads elsewhere
   */
  async write(file: string, data: string): Promise<void> {
    const target = path.join(this.path, file);
    if (!target.startsWith(this.path + path.sep)) {
      throw new Error(`Expected a path below the site's base, but found "${file}".`);
    }
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, data);
  }

  /** The development server's settings with which it serves the files, as they are at each request. */
  get devServer() {
    return { static: [{ directory: this.path, publicPath: this.publicPath, watch: false }] };
  }

  /**
   * Adds the files to the built site. Docusaurus starts all plugins' `postBuild` in turn, so what is copied
   * synchronously is there for all plugins after this one.
   */
  copyTo(outDir: string): void {
    cpSync(this.path, outDir, { recursive: true });
  }
}

type FolderContext = Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>;
