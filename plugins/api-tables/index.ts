import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rejectOptions } from '../shared/node/checkOptions';

export const validateOptions = rejectOptions;

/** Adds the theme components of API tables. `markdown.ts` exports the remark plugins. */
export default function apiTablesPlugin(): Plugin {
  return { name: 'api-tables', getThemePath: () => path.join(__dirname, 'theme') };
}
