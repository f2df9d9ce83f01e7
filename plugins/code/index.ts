import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rejectOptions } from '../shared/node/checkOptions';

export const validateOptions = rejectOptions;

/** Adds the theme components of code blocks. The plugins for the pages' Markdown are in `markdown.ts`. */
export default function codePlugin(): Plugin {
  return {
    name: 'code',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
