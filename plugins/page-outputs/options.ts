import { Joi } from '@docusaurus/utils-validation';
import type { AccentName } from '../brand/shared/tokens';
import { MOVED_ADDRESSES, createOptionsValidator } from '../shared/node/checkOptions';

/** A product whose pages are listed. */
export interface ListedProductOptions {
  /** The id of its docs instance, which is the first segment of its URLs and the name of its accent. */
  id: AccentName;
  /** Its name in lists and on pictures: "Toolpad Core". */
  name: string;
  /** The path of its overview from the site's base: `/core/introduction/`. `/<id>/` redirects there. */
  home: string;
  /** One sentence that describes it, in the lists for programs. */
  summary: string;
}

/** Options of the plugin. */
export interface PageOutputsOptions {
  /** The products, in the order in which lists show them. */
  products: readonly ListedProductOptions[];
  /** New addresses of pages by their old ones, from the site's base. */
  moved: Record<string, string>;
}

const text = Joi.string().required();

const schema = Joi.object<PageOutputsOptions>({
  // The list of products has more about each.
  products: Joi.array()
    .items(Joi.object({ id: text, name: text, home: text, summary: text }).unknown())
    .min(1)
    .required(),
  moved: MOVED_ADDRESSES,
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator<
  Partial<PageOutputsOptions>,
  PageOutputsOptions
>(schema);
