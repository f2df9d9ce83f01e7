import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rejectOptions } from '../shared/node/checkOptions';

export const validateOptions = rejectOptions;

/** Adds the components of the tables. `markdown.ts` has the remark plugins and the search records. */
export default function apiTablesPlugin(): Plugin {
  return { name: 'api-tables', getThemePath: () => path.join(__dirname, 'theme') };
}
