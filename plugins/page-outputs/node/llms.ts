/** A page, as the lists for programs name it. */
interface ListedPage {
  title: string;
  description: string;
  /** The full address of its Markdown twin. */
  url: string;
  /** The twin's text. */
  markdown: string;
}

/** One product's pages, in reading order. */
export interface ListedProduct {
  /** "Toolpad Core" */
  name: string;
  version: string;
  summary: string;
  pages: readonly ListedPage[];
}

/** Keeps a title such as `[beta]` from ending the text of its link early. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\[\]]/g, String.raw`\$&`);
}

function links({ pages }: ListedProduct): string {
  return pages
    .map(({ title, url, description }) => `- [${escapeMarkdown(title)}](${url}): ${description}`)
    .join('\n');
}

/**
 * The list of a product's pages (https://llmstxt.org): what it is, and a link to each page's
 * Markdown twin.
 */
export function productList(product: ListedProduct): string {
  return `# ${product.name} ${product.version}\n\n> ${product.summary}\n\n## Pages\n\n${links(product)}\n`;
}

/** The list of the whole site. */
export function siteList(
  title: string,
  summary: string,
  products: readonly ListedProduct[],
): string {
  const sections = products.map(
    (product) =>
      `## ${product.name} ${product.version}\n\n${product.summary}\n\n${links(product)}\n`,
  );
  return `# ${title}\n\n> ${summary}\n\n${sections.join('\n')}`;
}

/** All pages of a product in one text. */
export function productText(product: ListedProduct): string {
  const pages = product.pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`);
  return `${productList(product)}\n${pages.join('\n---\n\n')}`;
}
