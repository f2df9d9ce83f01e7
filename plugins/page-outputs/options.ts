import { Joi } from '@docusaurus/utils-validation';
import { optionsCheck } from '../shared/node/checkOptions';
import { type Product, PRODUCTS } from '../shared/products';

/** A product, as the outputs name it; its pictures have its accent. */
export type OutputProduct = Pick<Product, 'id' | 'name' | 'home' | 'summary'>;

/** Options of the plugin. */
export interface PageOutputsOptions {
  /** The docs instances whose pages get outputs, in the order of the lists. */
  products: OutputProduct[];
  /** New addresses of pages by their old ones, from the site's base. */
  moved: Record<string, string>;
}

/** The options as a site writes them. */
type PageOutputsInput = Pick<PageOutputsOptions, 'products'> & Partial<PageOutputsOptions>;

const ids = PRODUCTS.map(({ id }) => id);
const address = Joi.string().pattern(/^\/([\w.-]+\/)+$/);
const text = Joi.string().required();

const schema = Joi.object<PageOutputsOptions>({
  products: Joi.array()
    .items(
      Joi.object({
        id: Joi.valid(...ids)
          .required()
          .description(`the id of a product: ${ids.join(', ')}`),
        name: text.description('the name of the docs instance'),
        home: text.description('the address of its overview, without the base'),
        summary: text.description('one sentence that says what it is'),
      }).description('an object with id, name, home and summary'),
    )
    .min(1)
    .unique('id')
    .required()
    .description('docs instances, each once, as objects with id, name, home and summary'),
  moved: Joi.object()
    .pattern(address, address)
    .default({})
    .description("new addresses by old ones, such as { '/old/': '/new/' }"),
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = optionsCheck<PageOutputsInput, PageOutputsOptions>(
  'page-outputs',
  schema,
);
