import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { Requirements } from './shared/check';

/** The plugin's name, under which it publishes its data. */
export const PROJECT_CHECK = 'project-check';

export interface ProjectCheckOptions {
  /** What each product needs, by the id of its docs instance. */
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

export function validateOptions({
  validate,
  options,
}: {
  validate: (
    schema: Joi.ObjectSchema<ProjectCheckOptions>,
    options: unknown,
  ) => ProjectCheckOptions;
  options: unknown;
}): ProjectCheckOptions {
  return validate(schema, options);
}
