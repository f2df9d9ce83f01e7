import type { NavEntry } from './plugins/shared/navigation/entry';
import type { ProductId } from './plugins/shared/products';
import { core } from './sidebars/core';
import { studio } from './sidebars/studio';

/** The navigation tree of each product. */
export const SIDEBARS: Record<ProductId, readonly NavEntry[]> = { core, studio };
