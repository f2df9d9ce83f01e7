import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/node/checkOptions';

export const validateOptions = refuseOptions;

/** The theme's part of code blocks; what is done to the pages' Markdown is in `markdown.ts`. */
export default function codePlugin(): Plugin {
  return {
    name: 'code',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
