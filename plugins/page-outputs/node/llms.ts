/** A page in a list for language models. */
interface ListedPage {
  title: string;
  description: string;
  /** The full URL of its Markdown copy. */
  url: string;
  /** The content of the Markdown copy. */
  markdown: string;
}

/** The pages of a product, in reading order. */
export interface ListedProduct {
  /** The name of the product: `Toolpad Core`. */
  name: string;
  version: string;
  summary: string;
  pages: readonly ListedPage[];
}

/** Escapes brackets in a title such as `[beta]`, which would otherwise end the link text early. */
function escapeLinkText(text: string): string {
  return text.replace(/[\\[\]]/g, String.raw`\$&`);
}

function createPageLinks({ pages }: ListedProduct): string {
  return pages
    .map(({ title, url, description }) => `- [${escapeLinkText(title)}](${url}): ${description}`)
    .join('\n');
}

/** The file with the full text of a product's pages. */
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
 * Creates the list of a product's pages (https://llmstxt.org), with links to their Markdown copies. Programs with a
 * limited context can skip the section “Optional”.
 */
export function createProductList(product: ListedProduct, fullText: FullText): string {
  const optional = createFullTextLink(product, fullText);
  return `${createHeader(product)}## Pages\n\n${createPageLinks(product)}\n\n## Optional\n\n${optional}`;
}

interface ListedVersion extends ListedProduct {
  /** Whether this is the latest version, whose pages the site's list contains. */
  isLast: boolean;
  /** The full URL of the list of the version's pages. */
  listUrl: string;
  fullText: FullText;
}

/** The content of the site's list. */
interface SiteList {
  /** Sentences about the products, which precede the lists of pages. */
  facts: readonly string[];
  versions: readonly ListedVersion[];
  skills: readonly { name: string; url: string }[];
  others: readonly { language: string; url: string }[];
}

/** Creates the site's list, which contains the pages of all products in their latest versions. */
export function createSiteList(
  title: string,
  summary: string,
  { facts, versions, skills, others }: SiteList,
): string {
  const latest = versions.filter(({ isLast }) => isLast);
  const start = [
    ...latest.map(
      ({ name, version, listUrl }) =>
        `- [${name} ${version}](${listUrl}): The part of this list for one product\n`,
    ),
    ...skills.map(
      ({ name, url }) => `- [Skill ${name}](${url}): Rules for agents that write code\n`,
    ),
  ];
  const sections = latest.map(
    (product) =>
      `## ${product.name} ${product.version}\n\n${product.summary}\n\n${createPageLinks(product)}\n`,
  );
  const optional = [
    ...latest.map((product) => createFullTextLink(product, product.fullText)),
    ...versions
      .filter(({ isLast }) => !isLast)
      .map(({ name, version, listUrl }) => `- [${name} ${version}](${listUrl}): An old version\n`),
    ...others.map(({ language, url }) => `- [${language}](${url}): All pages in this language\n`),
  ];
  return [
    `# ${title}\n\n> ${summary}\n`,
    facts.map((fact) => `- ${fact}\n`).join(''),
    `## Start here\n\n${start.join('')}`,
    ...sections,
    `## Optional\n\n${optional.join('')}`,
  ]
    .filter(Boolean)
    .join('\n');
}

export function createProductText(product: ListedProduct): string {
  const pages = product.pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`);
  return `${createHeader(product)}${createPageLinks(product)}\n\n${pages.join('\n---\n\n')}`;
}
