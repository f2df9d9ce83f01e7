import { Joi } from '@docusaurus/utils-validation';
import { MOVED_ADDRESSES, createOptionsValidator } from '../shared/node/checkOptions';

/** Options of the plugin. */
export interface PageOutputsOptions {
  /** New addresses of pages by their old ones, from the site's base. */
  moved: Record<string, string>;
}

const schema = Joi.object<PageOutputsOptions>({ moved: MOVED_ADDRESSES });

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator<
  Partial<PageOutputsOptions>,
  PageOutputsOptions
>(schema);
