import { Joi } from '@docusaurus/utils-validation';
import type { AccentName } from '../brand/shared/tokens';
import { MOVED_PAGES_SCHEMA, createOptionsValidator } from '../shared/node/checkOptions';

/** A product whose pages are listed. */
export interface ListedProductOptions {
  /** The id of its docs instance, which is also the first segment of its paths and the name of its accent. */
  id: AccentName;
  /** Its name in lists and on pictures: `Toolpad Core`. */
  name: string;
  /** The path of its overview below the base URL: `/core/introduction/`. `/<id>/` redirects there. */
  home: string;
  /** One sentence that describes it in the lists for language models. */
  summary: string;
}

export interface PageOutputsOptions {
  /** The products, in the order of the lists. */
  products: readonly ListedProductOptions[];
  /** New paths of pages by their old ones, below the base URL. */
  moved: Record<string, string>;
}

const text = Joi.string().required();

const schema = Joi.object<PageOutputsOptions>({
  // The site's list of products has further properties.
  products: Joi.array()
    .items(Joi.object({ id: text, name: text, home: text, summary: text }).unknown())
    .min(1)
    .required(),
  moved: MOVED_PAGES_SCHEMA,
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator<
  Partial<PageOutputsOptions>,
  PageOutputsOptions
>(schema);
