import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
import type { DemoRoot } from './node/sources/places';

/** Options of the plugin. */
export interface DemosOptions {
  /** The folders with pages and demos, and what stands for each in addresses. */
  roots: DemoRoot[];
}

const schema = Joi.object<DemosOptions>({
  roots: Joi.array()
    .items(
      Joi.object({
        folder: Joi.string().required(),
        address: Joi.string().required(),
        translations: Joi.object().pattern(Joi.string(), Joi.string()),
      }),
    )
    .min(1)
    .unique('folder')
    .unique('address')
    .required(),
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator(schema);
