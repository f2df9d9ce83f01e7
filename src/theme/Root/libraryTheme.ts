import { createBrandTheme } from '../../../plugins/brand/shared/theme';
import { PRODUCTS } from '../../site/products';

/** The theme of all pages in the browser. It is in a separate script, because creating it is slow. */
export const libraryTheme = createBrandTheme(PRODUCTS[0].id);
