/**
 * Pages that have moved, in the order of their moves: `'/core/old/': '/core/new/'`, from the site's base and
 * with both slashes. Hosts redirect there, and where they cannot, a page leads on.
 */
export const MOVED: Record<string, string> = {};
