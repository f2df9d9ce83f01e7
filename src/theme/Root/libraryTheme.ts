import { createBrandTheme } from '../../../plugins/brand/shared/theme';
import { PRODUCTS } from '../../site/products';

/** The theme of every page in the browser: in a script of its own, because it takes long to make. */
export const libraryTheme = createBrandTheme(PRODUCTS[0].id);
