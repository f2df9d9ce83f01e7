import { Joi } from '@docusaurus/utils-validation';
import { optionsCheck } from '../shared/node/checkOptions';
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
        folder: Joi.string()
          .required()
          .description("a folder, from the site's root, such as docs-toolpad-core"),
        address: Joi.string().required().description('what stands for the folder in addresses'),
        translations: Joi.object()
          .pattern(Joi.string(), Joi.string())
          .description('folders of the translated pages, by language'),
      }).description('an object with folder, address and translations'),
    )
    .min(1)
    .unique('folder')
    .unique('address')
    .required()
    .description('folders, each once, as objects with folder, address and translations'),
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = optionsCheck('demos', schema);
