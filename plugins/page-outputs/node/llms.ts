/** A page in a list for language models. */
interface ListedPage {
  title: string;
  description: string;
  /** The full URL of its Markdown copy. */
  url: string;
  /** The content of that copy. */
  markdown: string;
}

/** The pages of a product, in reading order. */
export interface ListedProduct {
  /** `Toolpad Core` */
  name: string;
  version: string;
  summary: string;
  pages: readonly ListedPage[];
}

/** Escapes a title such as `[beta]`, which would end the text of its link early. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\[\]]/g, String.raw`\$&`);
}

function createLinks({ pages }: ListedProduct): string {
  return pages
    .map(({ title, url, description }) => `- [${escapeMarkdown(title)}](${url}): ${description}`)
    .join('\n');
}

/** Creates the list of a product's pages (https://llmstxt.org), with links to their Markdown copies. */
export function createProductList(product: ListedProduct): string {
  return `# ${product.name} ${product.version}\n\n> ${product.summary}\n\n## Pages\n\n${createLinks(product)}\n`;
}

/** Creates the list of the pages of all products. */
export function createSiteList(
  title: string,
  summary: string,
  products: readonly ListedProduct[],
): string {
  const sections = products.map(
    (product) =>
      `## ${product.name} ${product.version}\n\n${product.summary}\n\n${createLinks(product)}\n`,
  );
  return `# ${title}\n\n> ${summary}\n\n${sections.join('\n')}`;
}

/** Creates one text with all pages of a product. */
export function createProductText(product: ListedProduct): string {
  const pages = product.pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`);
  return `${createProductList(product)}\n${pages.join('\n---\n\n')}`;
}
