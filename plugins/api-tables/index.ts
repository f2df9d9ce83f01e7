import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/node/checkOptions';

export const validateOptions = refuseOptions;

/** The theme's part of the references; what they add to pages and search is in `markdown.ts`. */
export default function apiTablesPlugin(): Plugin {
  return { name: 'api-tables', getThemePath: () => path.join(__dirname, 'theme') };
}
