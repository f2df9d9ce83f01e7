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

/** The text with all pages of a product. */
interface FullText {
  url: string;
  bytes: number;
}

function createFullTextLink({ name, version }: ListedProduct, { url, bytes }: FullText): string {
  const size = Math.ceil(bytes / 1000).toLocaleString('en');
  return `- [All pages of ${name} ${version}](${url}): One text of ${size} kB\n`;
}

const createHeader = ({ name, version, summary }: ListedProduct): string =>
  `# ${name} ${version}\n\n> ${summary}\n\n`;

/**
 * Creates the list of a product's pages (https://llmstxt.org), with links to their Markdown copies. Its section
 * “Optional” has what programs skip if they want a short context.
 */
export function createProductList(product: ListedProduct, fullText: FullText): string {
  const optional = createFullTextLink(product, fullText);
  return `${createHeader(product)}## Pages\n\n${createLinks(product)}\n\n## Optional\n\n${optional}`;
}

/** A version of a product in the list of the site. */
interface ListedVersion extends ListedProduct {
  /** Whether it is the latest version, whose pages are in the list itself. */
  isLast: boolean;
  /** The full URL of the product's own list. */
  listUrl: string;
  fullText: FullText;
}

/**
 * Creates the list of the pages of all products.
 *
 * @param others - the lists in other languages
 */
export function createSiteList(
  title: string,
  summary: string,
  versions: readonly ListedVersion[],
  others: readonly { language: string; url: string }[],
): string {
  const latest = versions.filter(({ isLast }) => isLast);
  const sections = latest.map(
    (product) =>
      `## ${product.name} ${product.version}\n\n${product.summary}\n\n${createLinks(product)}\n`,
  );
  const optional = [
    ...latest.map((product) => createFullTextLink(product, product.fullText)),
    ...versions
      .filter(({ isLast }) => !isLast)
      .map(({ name, version, listUrl }) => `- [${name} ${version}](${listUrl}): An old version\n`),
    ...others.map(({ language, url }) => `- [${language}](${url}): All pages in this language\n`),
  ];
  return `# ${title}\n\n> ${summary}\n\n${sections.join('\n')}\n## Optional\n\n${optional.join('')}`;
}

/** Creates one text with all pages of a product. */
export function createProductText(product: ListedProduct): string {
  const pages = product.pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`);
  return `${createHeader(product)}${createLinks(product)}\n\n${pages.join('\n---\n\n')}`;
}
