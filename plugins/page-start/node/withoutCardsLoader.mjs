/**
 * Takes out of a version of docs what only cards of docs show: the titles and descriptions of all of its
 * pages. Docusaurus sends them to every reader of any of them.
 *
 * @param {string} source the data of a layout route of the docs plugin, as JSON
 * @returns {string} the same without it
 */
export default function withoutCardsLoader(source) {
  const data = JSON.parse(source);
  return data.version ? JSON.stringify({ version: { ...data.version, docs: {} } }) : source;
}
