import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { noOptions } from '../shared/node/checkOptions';
import { writeFonts } from './node/fonts';
import { brandStylesheet } from './node/stylesheet';

export const validateOptions = noOptions('brand');

/**
 * Writes the brand's stylesheet (fonts, tokens and MUI variables) at load time and gives it to every page,
 * so that neither is written by hand a second time nor repeated in each page's HTML.
 */
export default function brandPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'brand');
  const file = path.join(folder, 'brand.css');
  return {
    name: 'brand',
    async loadContent() {
      await fs.mkdir(folder, { recursive: true });
      const fonts = await writeFonts(folder, process.env.NODE_ENV === 'development');
      await fs.writeFile(file, [fonts, brandStylesheet()].join('\n'));
    },
    getClientModules: () => [file],
    getPathsToWatch: () => [path.join(__dirname, '{node,shared}/*.ts')],
  };
}
