import { createBrandTheme } from '../../../plugins/brand/shared/theme';
import { PRODUCTS } from '../../site/products';

/** The theme of all pages in the browser. It has a script of its own, because creating it takes long. */
export const libraryTheme = createBrandTheme(PRODUCTS[0].id);
