import { Joi } from '@docusaurus/utils-validation';
import { optionsCheck } from '../shared/node/checkOptions';

/** Options of the plugin. */
export interface PageOutputsOptions {
  /** New addresses of pages by their old ones, from the site's base. */
  moved: Record<string, string>;
}

const address = Joi.string().pattern(/^\/([\w.-]+\/)+$/);

const schema = Joi.object<PageOutputsOptions>({
  moved: Joi.object()
    .pattern(address, address)
    .default({})
    .description("new addresses by old ones, such as { '/old/': '/new/' }"),
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = optionsCheck<Partial<PageOutputsOptions>, PageOutputsOptions>(
  'page-outputs',
  schema,
);
