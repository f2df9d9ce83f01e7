/**
 * Removes the data of `<DocCard>` and `<DocCardList>`, which the site doesn't use: the titles and descriptions of all
 * pages in a version. Docusaurus would send them to the readers of every page. Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-plugin-content-docs/src/props.ts,
 * `toVersionMetadataProp`.
 *
 * @param {string} source - JSON data of a layout route in the docs plugin
 * @returns {string} the JSON without the data of the cards
 */
export default function docCardsLoader(source) {
  const data = JSON.parse(source);
  return data.version ? JSON.stringify({ version: { ...data.version, docs: {} } }) : source;
}
