/**
 * Removes the data of `<DocCard>` and `<DocCardList>`: titles and descriptions of all pages of a version, which
 * Docusaurus sends to the readers of each page. Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-plugin-content-docs/src/props.ts, `toVersionMetadataProp`.
 *
 * @param {string} source - JSON, the data of a layout route of the docs plugin
 * @returns {string} the same without this data
 */
export default function docCardsLoader(source) {
  const data = JSON.parse(source);
  return data.version ? JSON.stringify({ version: { ...data.version, docs: {} } }) : source;
}
