import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rejectOptions } from '../shared/node/checkOptions';
import { disableInlining } from './node/disableInlining';
import { STYLESHEET_NAMES, type StylesheetName, writeFonts } from './node/fonts';
import { formatBrandStylesheet } from './node/stylesheet';
import { ramps } from './shared/tokens';

export const validateOptions = rejectOptions;

/**
 * Generates the brand's stylesheets when Docusaurus loads content, and adds them to every page: one for the first
 * screen (common characters and MUI's variables), and one for the rest. Also sets the colors of the browser's UI.
 */
export default function brandPlugin(context: LoadContext): Plugin {
  const outputDir = path.join(context.generatedFilesDir, 'brand');
  const getStylesheetPath = (stylesheet: StylesheetName): string =>
    path.join(outputDir, `${stylesheet}.css`);
  return {
    name: 'brand',
    async loadContent() {
      await fs.mkdir(outputDir, { recursive: true });
      const fonts = await writeFonts(outputDir, process.env.NODE_ENV === 'development');
      await fs.writeFile(
        getStylesheetPath('first-screen'),
        `${fonts['first-screen']}\n${formatBrandStylesheet()}`,
      );
      await fs.writeFile(getStylesheetPath('rest'), fonts.rest);
    },
    getClientModules: () => [
      ...STYLESHEET_NAMES.map(getStylesheetPath),
      path.join(__dirname, 'keepTextFont.ts'),
    ],
    configureWebpack(config, isServer) {
      disableInlining(config, isServer);
    },
    // The choice of a color mode changes `media` (plugins/choices/html.ts). React must not restore it, so these elements
    // don't belong to a component.
    injectHtmlTags: () => ({
      headTags: Object.entries(ramps).map(([scheme, { bg }]) => ({
        tagName: 'meta',
        attributes: {
          content: bg,
          'data-scheme': scheme,
          media: `(prefers-color-scheme: ${scheme})`,
          name: 'theme-color',
        },
      })),
    }),
    getPathsToWatch: () => [path.join(__dirname, '{node,shared}/*.ts')],
  };
}
