import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
import type { Synonyms } from './node/aliases';
import type { SearchRecord } from './shared/record';

/** A page of the site, under a name for readers. */
export interface StartLink {
  title: string;
  /** Its address without the site's base. */
  to: string;
}

/** A product whose pages can be searched, under the name that readers know. */
export interface SearchedProduct {
  /** The id of its docs instance. */
  id: string;
  /** Its name in results: "Toolpad Core". */
  label: string;
  /** Where most readers want to go; shown before anything is typed. */
  links?: StartLink[];
}

/** Options as a site writes them. */
export interface PluginOptions {
  /** What to search, in the order in which the results stand. */
  products: SearchedProduct[];
  /**
   * The address of a page that lists all pages, without the site's base: where the search leads
   * without script, and what it offers where it finds nothing. Without it there is no such link.
   */
  allPages?: string;
  /** Names from the code that readers look for, as examples for assistants: `useSession`. */
  examples?: string[];
  /** What readers call things, besides the words of the pages: `['sign in', 'login, logon']`. */
  synonyms?: Synonyms;
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
        id: text,
        label: text,
        links: Joi.array().items(
          Joi.object({
            title: text,
            to: text,
          }),
        ),
      }),
    )
    .min(1)
    .unique('id')
    .required(),
  allPages: Joi.string().pattern(/^\//),
  examples: Joi.array().items(Joi.string()),
  synonyms: Joi.array().items(Joi.array().items(Joi.string()).length(2)),
  extraRecords: Joi.function(),
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator(schema);
