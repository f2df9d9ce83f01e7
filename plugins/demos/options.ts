import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
import type { DemoRoot } from './node/sources/config';

export interface DemosOptions {
  /** The folders with pages and demos, each with its path in URLs. */
  roots: DemoRoot[];
}

const schema = Joi.object<DemosOptions>({
  roots: Joi.array()
    .items(
      Joi.object({
        folder: Joi.string().required(),
        urlPath: Joi.string().required(),
        translations: Joi.object().pattern(Joi.string(), Joi.string()),
        aliases: Joi.object().pattern(Joi.string(), Joi.string()),
      }),
    )
    .min(1)
    .unique('folder')
    .unique('urlPath')
    .required(),
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator(schema);
