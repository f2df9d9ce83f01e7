import { cpSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/**
 * A folder of static files that a plugin generates. They are served below the base URL, both in development and in the
 * build. The folder is among Docusaurus's generated files: `devServer` makes the development server serve it, and
 * `copyTo` adds its files to a build.
 */
export class PublicFolder {
  readonly path: string;
  private readonly publicPath: string;

  constructor({ generatedFilesDir, baseUrl }: FolderContext, plugin: string) {
    this.path = path.join(generatedFilesDir, plugin, 'public');
    this.publicPath = baseUrl;
  }

  /** Deletes the files of earlier runs. */
  async clear(): Promise<void> {
    await fs.rm(this.path, { recursive: true, force: true });
    await fs.mkdir(this.path, { recursive: true });
  }

  /** Development server settings that serve the current files without watching them. */
  get devServer() {
    return { static: [{ directory: this.path, publicPath: this.publicPath, watch: false }] };
  }

  /**
   * Copies the files to the built site. This is synchronous, so that the files exist when Docusaurus starts the
   * `postBuild` hooks of later plugins.
   */
  copyTo(outDir: string): void {
    cpSync(this.path, outDir, { recursive: true });
  }
}

type FolderContext = Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>;
