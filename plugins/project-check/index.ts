import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
import { PROJECT_CHECK, type Requirements } from './shared/requirements';

export interface ProjectCheckOptions {
  /** The requirements of each product, by the id of its docs instance. */
  products: Record<string, Requirements>;
}

const ranges = Joi.object().pattern(Joi.string(), Joi.string());

const schema = Joi.object<ProjectCheckOptions>({
  products: Joi.object().pattern(
    Joi.string(),
    Joi.object({
      name: Joi.string().required(),
      version: Joi.string().required(),
      node: Joi.string().required(),
      peers: ranges.required(),
      optionalPeers: ranges.default({}),
      single: Joi.boolean().default(false),
    }),
  ),
});

/** Adds `@theme/ProjectCheck`, which compares a reader's `package.json` with what a product needs. */
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

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator(schema);
