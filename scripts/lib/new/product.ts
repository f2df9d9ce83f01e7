import { type Product, PRODUCTS } from '../../../plugins/shared/products';

/**
 * A product by its id.
 *
 * @throws {Error} with the ids that there are
 */
export function productNamed(id: string): Product {
  const product = PRODUCTS.find((candidate) => candidate.id === id);
  if (!product) {
    const ids = PRODUCTS.map((candidate) => candidate.id).join(' or ');
    throw new Error(`Expected a product, ${ids}; found “${id}”.`);
  }
  return product;
}
