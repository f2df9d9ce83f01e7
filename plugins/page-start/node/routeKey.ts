/**
 * Replaces `@docusaurus/ComponentCreator` where Node.js reads the generated routes: returns the key of a
 * route's chunks in `routesChunkNames.json` instead of a component.
 */
export default function routeKey(path: string, hash?: string): string {
  return `${path}-${hash}`;
}
