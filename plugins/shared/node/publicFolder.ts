import { cpSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/**
 * A folder of static files that a plugin generates, which are served below the base URL in development and in the build.
 * It is in Docusaurus's folder for generated files: the development server uses `devServer`, and the build calls
 * `copyTo` at its end.
 */
export class PublicFolder {
  readonly path: string;
  private readonly publicPath: string;

  constructor({ generatedFilesDir, baseUrl }: FolderContext, plugin: string) {
    this.path = path.join(generatedFilesDir, plugin, 'public');
    this.publicPath = baseUrl;
  }

  /** Removes the files of earlier runs. */
  async clear(): Promise<void> {
    await fs.rm(this.path, { recursive: true, force: true });
    await fs.mkdir(this.path, { recursive: true });
  }

  /**
   * Writes one file.
   *
   * @param file - its path below the site's base URL
   * @param data - its content
   * @throws if the path leads out of the folder
   */
  async write(file: string, data: string): Promise<void> {
    const target = path.join(this.path, file);
    if (!target.startsWith(this.path + path.sep)) {
      throw new Error(`Expected a path below the site's base, but found "${file}".`);
    }
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, data);
  }

  /** Settings of the development server, which then serves the current files at each request. */
  get devServer() {
    return { static: [{ directory: this.path, publicPath: this.publicPath, watch: false }] };
  }

  /**
   * Copies the files to the built site. It is synchronous, because Docusaurus starts the `postBuild` hooks of all
   * plugins in turn, so that all later plugins find the files.
   */
  copyTo(outDir: string): void {
    cpSync(this.path, outDir, { recursive: true });
  }
}

type FolderContext = Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>;
