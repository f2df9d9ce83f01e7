/**
 * A module of its own and in JavaScript, because scripts/studio-reference.mjs needs it, too.
 *
 * The site's description of a property: its own, or the one that several components share.
 *
 * @param {{ shared: Record<string, string>, properties: Record<string, Record<string, string>> }} words
 *   data/componentDescriptions.json
 * @param {string} component
 * @param {string} property
 * @returns {string}
 */
export function descriptionOf({ shared, properties }, component, property) {
  const text = properties[component]?.[property] ?? shared[property];
  if (!text) {
    throw new Error(
      `Expected a description of ${component}.${property}, found none. Write one in ` +
        'plugins/api-tables/studio/data/componentDescriptions.json.',
    );
  }
  return text;
}
