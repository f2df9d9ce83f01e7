import type { ProductId } from '@site/src/site/products';

/** The pages that most readers look for, by product. The paths don't contain the product's base path. */
export const USEFUL_PAGES: Record<ProductId, string[]> = {
  core: ['introduction/installation/', 'introduction/tutorial/', 'all-components/'],
  studio: ['getting-started/installation/', 'getting-started/first-app/', 'reference/components/'],
};
