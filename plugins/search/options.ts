import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
import type { Synonyms } from './node/aliases';

/** A product whose pages can be searched. */
export interface SearchedProduct {
  /** The id of its docs instance. */
  id: string;
  /** The product's name in results: "Toolpad Core". */
  label: string;
  /** The paths of the pages that the dialog lists while the field is empty, without the base path of their version. */
  usefulPages: string[];
}

export interface PluginOptions {
  /** The products to search, in the order of the results. */
  products: SearchedProduct[];
  /**
   * The path of the page that lists all pages, without the site's base. The search links to it if it finds nothing,
   * and the search button links to it if JavaScript is disabled.
   */
  allPages: string;
  /** Names that occur on pages, with their synonyms: `['sign in', 'login, logon']`. */
  synonyms: Synonyms;
}

const requiredString = Joi.string().required();

const optionsSchema = Joi.object<PluginOptions>({
  products: Joi.array()
    .items(
      Joi.object({
        id: requiredString,
        label: requiredString,
        usefulPages: Joi.array().items(requiredString).required(),
      }),
    )
    .min(1)
    .unique('id')
    .required(),
  allPages: Joi.string().pattern(/^\//).required(),
  synonyms: Joi.array().items(Joi.array().items(Joi.string()).length(2)).required(),
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator(optionsSchema);
