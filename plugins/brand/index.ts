import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rejectOptions } from '../shared/node/checkOptions';
import { disableFontInlining } from './node/disableFontInlining';
import { BRAND_PARTS, type BrandPart, writeFonts } from './node/fonts';
import { formatBrandStylesheet } from './node/stylesheet';

export const validateOptions = rejectOptions;

/**
 * Generates the brand's stylesheets from the theme when Docusaurus loads content, and adds them to every page: one
 * for the first screen (fonts and MUI's variables), and one for the rest.
 */
export default function brandPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'brand');
  const getFile = (part: BrandPart): string => path.join(folder, `${part}.css`);
  return {
    name: 'brand',
    async loadContent() {
      await fs.mkdir(folder, { recursive: true });
      const fonts = await writeFonts(folder, process.env.NODE_ENV === 'development');
      await fs.writeFile(
        getFile('first-screen'),
        `${fonts['first-screen']}\n${formatBrandStylesheet()}`,
      );
      await fs.writeFile(getFile('rest'), fonts.rest);
    },
    getClientModules: () => BRAND_PARTS.map(getFile),
    configureWebpack(config) {
      disableFontInlining(config);
    },
    getPathsToWatch: () => [path.join(__dirname, '{node,shared}/*.ts')],
  };
}
