/** A page, as the lists for programs name it. */
export interface ListedPage {
  title: string;
  description: string;
  /** The full address of its Markdown twin. */
  url: string;
  /** The twin's text. */
  markdown: string;
}

/** One offering's pages, in reading order. */
export interface ListedOffering {
  /** "Toolpad Core" */
  name: string;
  version: string;
  summary: string;
  pages: readonly ListedPage[];
}

function links({ pages }: ListedOffering): string {
  return pages
    .map(({ title, url, description }) => `- [${title}](${url}): ${description}`)
    .join('\n');
}

/**
 * The list of an offering's pages (https://llmstxt.org): what it is, and a link to each page's
 * Markdown twin.
 */
export function offeringList(offering: ListedOffering): string {
  return `# ${offering.name} ${offering.version}\n\n> ${offering.summary}\n\n## Pages\n\n${links(offering)}\n`;
}

/** The list of the whole site. */
export function siteList(
  title: string,
  summary: string,
  offerings: readonly ListedOffering[],
): string {
  const sections = offerings.map(
    (offering) =>
      `## ${offering.name} ${offering.version}\n\n${offering.summary}\n\n${links(offering)}\n`,
  );
  return `# ${title}\n\n> ${summary}\n\n${sections.join('\n')}`;
}

/** All pages of an offering in one text. */
export function offeringText(offering: ListedOffering): string {
  const pages = offering.pages.map(
    ({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`,
  );
  return `${offeringList(offering)}\n${pages.join('\n---\n\n')}`;
}
