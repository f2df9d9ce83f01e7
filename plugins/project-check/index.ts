import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PROJECT_CHECK, type Requirements } from './shared/requirements';

export interface ProjectCheckOptions {
  /** Maps the id of a docs instance to the requirements of its product. */
  products: Record<string, Requirements>;
}

/** Adds `@theme/ProjectCheck`, which compares a reader's `package.json` with a product's requirements. */
export default function projectCheckPlugin(
  _context: LoadContext,
  { products }: ProjectCheckOptions,
): Plugin {
  return {
    name: PROJECT_CHECK,
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded: ({ actions }) => actions.setGlobalData({ products }),
  };
}
