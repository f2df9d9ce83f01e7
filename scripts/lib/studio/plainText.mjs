/**
 * Markdown as an editor shows it in a hint: the texts of links without their addresses.
 *
 * @param {string} markdown
 */
export function plainText(markdown) {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\*\*([^*]+)\*\*/g, '$1');
}
