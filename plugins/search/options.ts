import { Joi } from '@docusaurus/utils-validation';
import { optionsCheck } from '../shared/node/checkOptions';
import type { SearchRecord } from './shared/record';

/** A product whose pages can be searched, under the name that readers know. */
export interface SearchedProduct {
  /** The id of its docs instance. */
  id: string;
  /** Its name in results: "Toolpad Core". */
  label: string;
}

/** Options as a site writes them. */
export interface PluginOptions {
  /** What to search, in the order in which the results stand. */
  products: SearchedProduct[];
  /**
   * Records that do not stand in MDX files, such as generated tables of properties.
   *
   * Asked once per instance and version after all content has loaded. The addresses start where the
   * version does (`api/crud/#prop-rootPath`); records on pages that it does not have are left out.
   */
  extraRecords?: (docsPluginId: string, versionName: string) => Promise<SearchRecord[]>;
}

const text = Joi.string().required();

const schema = Joi.object<PluginOptions>({
  products: Joi.array()
    .items(
      Joi.object({
        id: text.description('the id of a docs instance'),
        label: text.description('the name of the docs instance in results'),
      }).description('an object with id and label'),
    )
    .min(1)
    .unique('id')
    .required()
    .description("docs instances, each once, such as [{ id: 'default', label: 'Docs' }]"),
  extraRecords: Joi.function().description(
    'a function of the id of a docs instance and the name of a version that promises records',
  ),
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = optionsCheck('search', schema);
