import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
import { PROJECT_CHECK_PLUGIN_NAME, type Requirements } from './shared/requirements';

export interface ProjectCheckOptions {
  /** Maps the id of a docs instance to the requirements of its product. */
  products: Record<string, Requirements>;
}

const rangesSchema = Joi.object().pattern(Joi.string(), Joi.string());

const optionsSchema = Joi.object<ProjectCheckOptions>({
  products: Joi.object().pattern(
    Joi.string(),
    Joi.object({
      name: Joi.string().required(),
      version: Joi.string().required(),
      node: Joi.string().required(),
      peers: rangesSchema.required(),
      optionalPeers: rangesSchema.default({}),
      single: Joi.boolean().default(false),
    }),
  ),
});

/** Adds `@theme/ProjectCheck`, which compares a reader's `package.json` with a product's requirements. */
export default function projectCheckPlugin(
  _context: LoadContext,
  { products }: ProjectCheckOptions,
): Plugin {
  return {
    name: PROJECT_CHECK_PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded: ({ actions }) => actions.setGlobalData({ products }),
  };
}

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator(optionsSchema);
