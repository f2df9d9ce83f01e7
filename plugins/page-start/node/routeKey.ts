/**
 * Replaces `@docusaurus/ComponentCreator` when Node.js loads the generated routes. Instead of a component, it returns
 * the key of a route's chunks in `routesChunkNames.json`. Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/exports/ComponentCreator.tsx.
 */
export default function routeKey(path: string, hash?: string): string {
  return `${path}-${hash}`;
}
