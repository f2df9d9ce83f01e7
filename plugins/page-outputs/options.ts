import { Joi } from '@docusaurus/utils-validation';
import type { AccentName } from '../brand/shared/tokens';
import { MOVED_PAGES_SCHEMA, createOptionsValidator } from '../shared/node/checkOptions';

/** A product and its settings for the generated files. */
export interface ListedProductOptions {
  /** The id of the docs instance, which is also the first segment of the paths and the name of the accent color. */
  id: AccentName;
  /** The name in lists and on social images: `Toolpad Core`. */
  name: string;
  /** The path of the product's overview below the base URL: `/core/introduction/`. `/<id>/` redirects to it. */
  home: string;
  /** A one-sentence description for the lists for language models. */
  summary: string;
}

/** The content of an archive. */
interface ArchiveOptions {
  /** The files of the pages. A later page replaces the code of an earlier one. */
  pages: readonly string[];
  /** The folder in the titles of the code blocks: `src/ui`. */
  folder: string;
}

export interface PageOutputsOptions {
  /** The products, in the order of the lists. */
  products: readonly ListedProductOptions[];
  /** Maps old paths of pages to new ones, both below the base URL. */
  moved: Record<string, string>;
  /** Sentences about the products, with which the site's list for language models begins. */
  facts: readonly string[];
  /**
   * The archives with code of pages, by their paths below the base URL. An archive of a page that the site doesn't have is
   * omitted.
   */
  archives: Record<string, ArchiveOptions>;
}

const requiredString = Joi.string().required();

const schema = Joi.object<PageOutputsOptions>({
  // The site passes its own list of products, whose entries have additional properties.
  products: Joi.array()
    .items(
      Joi.object({
        id: requiredString,
        name: requiredString,
        home: requiredString,
        summary: requiredString,
      }).unknown(),
    )
    .min(1)
    .required(),
  moved: MOVED_PAGES_SCHEMA,
  facts: Joi.array().items(requiredString).default([]),
  archives: Joi.object()
    .pattern(
      /\.zip$/,
      Joi.object({
        pages: Joi.array().items(requiredString).min(1).required(),
        folder: requiredString,
      }),
    )
    .default({}),
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator<
  Partial<PageOutputsOptions>,
  PageOutputsOptions
>(schema);
