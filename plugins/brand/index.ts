import path from 'node:path';
import fs from 'node:fs/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brandStylesheet } from '../../src/brand/stylesheet';

/**
 * Writes the brand's stylesheet (tokens and MUI variables) at load time and gives it to every page,
 * so that neither is written by hand a second time nor repeated in each page's HTML.
 */
export default function brandPlugin(context: LoadContext): Plugin {
  const file = path.join(context.generatedFilesDir, 'brand', 'brand.css');
  return {
    name: 'brand',
    async loadContent() {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, brandStylesheet());
    },
    getClientModules: () => [file],
    getPathsToWatch: () => [path.join(context.siteDir, 'src/brand/*.ts')],
  };
}
