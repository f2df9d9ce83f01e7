import { type Product, PRODUCTS } from '../../../plugins/shared/products';

/** The ids of the products, in words: `core or studio`. */
export const PRODUCT_IDS = PRODUCTS.map(({ id }) => id).join(' or ');

/**
 * A product by its id.
 *
 * @throws {Error} with the ids that there are
 */
export function productNamed(id: string): Product {
  const product = PRODUCTS.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`Expected a product, ${PRODUCT_IDS}; found “${id}”.`);
  }
  return product;
}
