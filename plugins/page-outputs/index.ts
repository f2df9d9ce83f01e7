import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import pMap from 'p-map';
import { addressOf, socialImageOf, twinOf } from '../shared/navigation/addresses';
import { PublicFolder } from '../shared/node/publicFolder';
import { readArticle } from './node/article';
import { type ListedProduct, productList, productText, siteList } from './node/llms';
import { withOrigin } from './node/origin';
import { pageMarkdown } from './node/pageMarkdown';
import { pagePreview } from './node/preview';
import { redirectPage } from './node/redirectPage';
import type { SocialCard } from './node/socialImage';
import type { OutputProduct, PageOutputsOptions } from './options';
import { previewFileOf } from './shared/preview';

export { validateOptions } from './options';

interface Page {
  title: string;
  description: string;
  permalink: string;
}

/** How many pages are under way at once: while one is read, behind files that are compressed, others are made. */
const AT_ONCE = 8;

/** The pages of one version of a product. */
interface VersionPages {
  product: OutputProduct;
  version: string;
  /** The lists for programs are of the last version alone: one answer to each question. */
  isLast: boolean;
  pages: Page[];
}

/** The pages of a version, in the order of its sidebar. */
function pagesInOrder(version: LoadedVersion): Page[] {
  const byPermalink = new Map(version.docs.map((doc) => [doc.permalink, doc]));
  const ordered: Page[] = [];
  let next = version.docs.find(({ previous, sidebar }) => sidebar && !previous);
  while (next) {
    ordered.push(next);
    next = next.next && byPermalink.get(next.next.permalink);
  }
  return ordered;
}

/**
 * What the build makes of each page besides its HTML: a Markdown twin, its place in the lists for
 * programs (llms.txt), what the cards of links to it say, and the picture that stands for it where it
 * is shared.
 *
 * All are made from the built pages, so that they say what readers see. Besides, the address of each
 * product leads to its overview, and that of a page that has moved to its new one.
 */
export default function pageOutputsPlugin(
  context: LoadContext,
  { products, moved }: PageOutputsOptions,
): Plugin {
  const { siteConfig } = context;
  const { url, baseUrl } = siteConfig;
  const redirects = new PublicFolder(context, 'page-outputs');
  let contents: VersionPages[] = [];

  return {
    name: 'page-outputs',
    getThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      await redirects.clear();
      for (const { id, name, home } of products) {
        const page = redirectPage(context.baseUrl + home.slice(1), `${name} overview`);
        await redirects.write(`${id}/index.html`, page);
      }
      for (const [from, to] of Object.entries(moved)) {
        const page = redirectPage(context.baseUrl + to.slice(1), 'This page has moved');
        await redirects.write(`${from.slice(1)}index.html`, page);
      }
    },
    configureWebpack: () => ({ devServer: redirects.devServer }),
    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      contents = products.flatMap((product) => {
        const content = docs[product.id];
        if (!content) {
          throw new Error(
            `Page outputs: expected a docs instance "${product.id}", found ${Object.keys(docs).join(', ')}. ` +
              'Correct the id in plugins/shared/products.ts.',
          );
        }
        return content.loadedVersions.map((version) => ({
          product,
          version: version.label,
          isLast: version.isLast,
          pages: pagesInOrder(version),
        }));
      });
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      await redirects.copyTo(outDir);
      const fileOf = (address: string): string => path.join(outDir, address.slice(baseUrl.length));
      const write = (address: string, data: string | Uint8Array): void => {
        fs.mkdirSync(path.dirname(fileOf(address)), { recursive: true });
        fs.writeFileSync(fileOf(address), data);
      };
      // The drawing's code is loaded when there is something to draw.
      const { createSocialImages } = await import('./node/socialImage');
      const drawImage = await createSocialImages();
      const writePage = async (page: Page, card: SocialCard) => {
        const address = addressOf(page.permalink);
        const html = await fs.promises.readFile(fileOf(`${address}index.html`), 'utf8');
        const article = readArticle(html, url + address);
        const preview = JSON.stringify(pagePreview(article));
        const markdown = await pageMarkdown(article, url + address);
        const twin = withOrigin(markdown, url + address, `${url}${baseUrl}llms.txt`);
        write(twinOf(page.permalink), twin);
        write(previewFileOf(address), preview);
        write(socialImageOf(page.permalink, baseUrl), await drawImage(card));
        return { ...page, url: url + twinOf(page.permalink), markdown };
      };
      const listed: ListedProduct[] = [];
      for (const { product, version, isLast, pages } of contents) {
        const label = `${product.name} ${version}`;
        const done = await pMap(
          pages,
          (page) => writePage(page, { product: product.id, label, ...page }),
          { concurrency: AT_ONCE },
        );
        if (!isLast) {
          continue;
        }
        const list: ListedProduct = { ...product, version, pages: done };
        listed.push(list);
        write(`${baseUrl}${product.id}/llms.txt`, productList(list));
        write(`${baseUrl}${product.id}/llms-full.txt`, productText(list));
      }
      write(
        `${baseUrl}llms.txt`,
        siteList(`${siteConfig.title} documentation`, siteConfig.tagline, listed),
      );
    },
  };
}
