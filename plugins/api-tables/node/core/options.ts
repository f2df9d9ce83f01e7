import { Joi } from '@docusaurus/utils-validation';
import type { TranslatedFolder } from '../../../shared/navigation/node/docsFolders';

/** A page of the reference: what it shows, and its address without the site's base. */
export interface ApiPage {
  name: string;
  path: string;
}

/** An installed package whose exports a docs version shows. */
export interface PackageOption {
  /** The name under which readers import it. */
  name: string;
  /** The version that must be installed, so that the pages never show another one's types. */
  version: string;
  /** The name under which this site has it, if that is an npm alias. */
  alias?: string;
  /** Its folder, if it is not in the site's `node_modules`. */
  directory?: string;
}

/** One version of a docs instance, with the folder of its pages. */
export interface VersionOption extends TranslatedFolder {
  /** Where its pages start, without the site's base: `/core/0.15.0/`. */
  path: string;
  /** Where the latest version's pages start, to which comments and `links` lead: `/core/`. */
  latest: string;
  /** As in the site's options, where this version's headings differ. */
  links: Record<string, string>;
  /** Asked in this order: the first that has an export shows it. */
  packages: PackageOption[];
  /** The pages of the reference, so that types can be linked to them; asked when one is linked first. */
  pages: () => ApiPage[];
}

/** Options as a site writes them. */
export interface ApiReferenceOptions {
  siteDir: string;
  versions: VersionOption[];
  /** Where the packages' comments think this site is: links below it become the site's own. */
  siteUrl: string;
  /** Links in the packages' comments that lead elsewhere here: address there → address here. */
  links: Record<string, string>;
  /**
   * The live demos of a page that show an export.
   *
   * @param page the page's address without the site's base
   * @param name of the export
   */
  demosOn: (page: string, name: string) => { title: string; url: string }[];
}

const textsByName = Joi.object().pattern(Joi.string(), Joi.string());

const schema = Joi.object<ApiReferenceOptions>({
  siteDir: Joi.string().required(),
  versions: Joi.array()
    .items(
      Joi.object({
        folder: Joi.string().required(),
        translations: textsByName,
        path: Joi.string().required(),
        latest: Joi.string().required(),
        links: textsByName.required(),
        packages: Joi.array()
          .items(
            Joi.object({
              name: Joi.string().required(),
              version: Joi.string().required(),
              alias: Joi.string(),
              directory: Joi.string(),
            }),
          )
          .min(1)
          .required(),
        pages: Joi.function().required(),
      }),
    )
    .min(1)
    .unique('folder')
    .required(),
  siteUrl: Joi.string().uri().required(),
  links: textsByName.required(),
  demosOn: Joi.function().required(),
});

/**
 * Checks the options.
 *
 * @throws Error that names the option which is not as expected
 */
export function checkOptions(options: ApiReferenceOptions): ApiReferenceOptions {
  const result = schema.validate(options);
  if (result.error) {
    throw new Error(
      `Options of plugins/api-tables/node/core: ${result.error.message}. See options.ts.`,
    );
  }
  return result.value;
}
