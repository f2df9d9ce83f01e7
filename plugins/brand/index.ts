import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/node/checkOptions';
import { keepFontFiles } from './node/fontFiles';
import { writeFonts } from './node/fonts';
import { BRAND_PARTS, type BrandPart, brandStylesheet } from './node/stylesheet';

export const validateOptions = refuseOptions;

/**
 * Writes the brand's stylesheet at load time, so that nothing of it is written by hand a second time, and
 * gives it to every page: what the first screen needs (fonts, tokens) and the rest of MUI's variables.
 */
export default function brandPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'brand');
  const fileOf = (part: BrandPart): string => path.join(folder, `${part}.css`);
  return {
    name: 'brand',
    async loadContent() {
      await fs.mkdir(folder, { recursive: true });
      const fonts = await writeFonts(folder, process.env.NODE_ENV === 'development');
      for (const part of BRAND_PARTS) {
        await fs.writeFile(fileOf(part), [fonts[part], brandStylesheet(part)].join('\n'));
      }
    },
    getClientModules: () => BRAND_PARTS.map(fileOf),
    configureWebpack(config) {
      keepFontFiles(config);
    },
    getPathsToWatch: () => [path.join(__dirname, '{node,shared}/*.ts')],
  };
}
