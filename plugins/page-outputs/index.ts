import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { decoded } from '../shared/decoded';
import { addressOf, socialImageOf, twinOf } from '../shared/navigation/addresses';
import { writeFile } from '../shared/node/files';
import { PublicFolder } from '../shared/node/publicFolder';
import { withWorkers } from '../shared/node/workers';
import { productList, productText, siteList } from './node/llms';
import { orderDocs } from './node/orderDocs';
import type { PageTask } from './node/pageOutputs';
import type { Picture } from './node/pictures';
import { redirectPage } from './node/redirectPage';
import type { ListedProductOptions, PageOutputsOptions } from './options';

export { validateOptions } from './options';

interface Page {
  title: string;
  description: string;
  permalink: string;
  /** Unlisted pages have a Markdown copy and a picture, to which their heads lead, but are in no list. */
  unlisted: boolean;
}

/** The pages of one version of a product. */
interface VersionPages {
  product: ListedProductOptions;
  version: string;
  /** The lists for programs are of the last version alone: one answer to each question. */
  isLast: boolean;
  pages: Page[];
}

/**
 * What the build makes of each page besides its HTML: a Markdown twin, its place in the lists for
 * programs (llms.txt), and the picture that represents it where it is shared.
 *
 * All but the picture are made from the built pages, so that they say what readers see. Besides, the address of each
 * product leads to its overview, and that of a page that has moved to its new one.
 */
export default function pageOutputsPlugin(
  context: LoadContext,
  { products, moved }: PageOutputsOptions,
): Plugin {
  const { siteConfig, baseUrl } = context;
  const { url } = siteConfig;
  const files = new PublicFolder(context, 'page-outputs');
  let contents: VersionPages[] = [];
  let drawing: Promise<unknown> | undefined;

  function pictures(): Picture[] {
    return contents.flatMap(({ product: { id, name }, version, pages }) =>
      pages.map(({ title, description, permalink }) => ({
        card: { product: id, label: `${name} ${version}`, title, description },
        file: path.join(
          files.path,
          decoded(socialImageOf(permalink, baseUrl)).slice(baseUrl.length),
        ),
      })),
    );
  }

  const draw = (): Promise<unknown> =>
    withWorkers(require.resolve('./node/pictures'), (run) => run(pictures()));

  return {
    name: 'page-outputs',
    async loadContent() {
      await files.clear();
      for (const { id, name, home } of products) {
        const page = redirectPage(baseUrl + home.slice(1), `${name} overview`);
        await files.write(`${id}/index.html`, page);
      }
      for (const [from, to] of Object.entries(moved)) {
        const page = redirectPage(baseUrl + to.slice(1), 'This page has moved');
        await files.write(`${from.slice(1)}index.html`, page);
      }
    },
    configureWebpack() {
      // The bundler is about to begin. It has pages compiled one after the other: a processor is left for pictures.
      if (process.env.NODE_ENV !== 'development') {
        drawing ??= draw();
        // What goes wrong here is told at the end.
        drawing.catch(() => undefined);
      }
      return { devServer: files.devServer };
    },
    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      contents = products.flatMap((product) => {
        const content = docs[product.id];
        if (!content) {
          throw new Error(
            `Page outputs: expected a docs instance "${product.id}", found ${Object.keys(docs).join(', ')}. ` +
              'Correct the id in the option `products`.',
          );
        }
        return content.loadedVersions.map((version) => ({
          product,
          version: version.label,
          isLast: version.isLast,
          pages: orderDocs(version),
        }));
      });
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      const fileOf = (address: string): string =>
        path.join(outDir, decoded(address).slice(baseUrl.length));
      const write = (address: string, data: string): void => writeFile(fileOf(address), data);
      const list = `${baseUrl}llms.txt`;
      const taskOf = ({ permalink }: Page): PageTask => {
        const address = addressOf(permalink);
        return {
          url: url + address,
          list: url + list,
          files: {
            html: fileOf(`${address}index.html`),
            twin: fileOf(twinOf(permalink)),
          },
        };
      };
      const versions = await withWorkers(require.resolve('./node/pageOutputs'), (run) =>
        Promise.all(
          contents.map(async ({ product, version, isLast, pages }) => {
            const all = pages.map(async (page) => ({
              ...page,
              url: url + twinOf(page.permalink),
              markdown: (await run(taskOf(page))) as string,
            }));
            const written = await Promise.all(all);
            return {
              ...product,
              version,
              isLast,
              pages: written.filter(({ unlisted }) => !unlisted),
            };
          }),
        ),
      );
      await (drawing ?? draw());
      files.copyTo(outDir);
      const listed = versions.filter(({ isLast }) => isLast);
      for (const product of listed) {
        write(`${baseUrl}${product.id}/llms.txt`, productList(product));
        write(`${baseUrl}${product.id}/llms-full.txt`, productText(product));
      }
      write(list, siteList(`${siteConfig.title} documentation`, siteConfig.tagline, listed));
    },
  };
}
