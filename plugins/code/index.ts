import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rejectOptions } from '../shared/node/checkOptions';

export const validateOptions = rejectOptions;

/** Adds the theme components of code blocks. `markdown.ts` exports the remark plugins. */
export default function codePlugin(): Plugin {
  return {
    name: 'code',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
