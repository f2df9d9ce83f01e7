import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
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

const schema = Joi.object<PluginOptions & { id?: string }>({
  id: Joi.string(),
  products: Joi.array()
    .items(Joi.object({ id: Joi.string().required(), label: Joi.string().required() }))
    .min(1)
    .unique('id')
    .required(),
  extraRecords: Joi.function(),
});

/** Checks the options when Docusaurus reads its configuration. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions & { id?: string }, PluginOptions & { id?: string }>) {
  return validate(schema, options);
}
