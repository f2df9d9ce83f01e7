import type { NavEntry } from './src/navigation/entry';
import type { ProductId } from './src/site/products';
import { core } from './src/navigation/trees/core';
import { studio } from './src/navigation/trees/studio';

/** The navigation tree of each product. */
export const SIDEBARS: Record<ProductId, readonly NavEntry[]> = { core, studio };
