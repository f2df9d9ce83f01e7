import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getMarkdownUrl, getPageUrl, getSocialImageUrl } from '../shared/paths';
import { getOutputFile, writeFile } from '../shared/node/files';
import { PublicFolder } from '../shared/node/publicFolder';
import { withWorkers } from '../shared/node/workers';
import { createArchive } from './node/archive';
import { createProductList, createProductText, createSiteList } from './node/llms';
import { orderDocs } from './node/orderDocs';
import { SKILLS_PATH, createSkillIndex, readSkills } from './node/skills';
import { linkToCopies } from './node/copyLinks';
import type { PageMarkdown } from './node/pageMarkdown';
import type { PageTask } from './node/pageOutputs';
import { renderRedirect } from './node/redirectPage';
import type { SocialImage } from './node/socialImages';
import type { ListedProductOptions, PageOutputsOptions } from './options';

export { validateOptions } from './options';

interface Page {
  title: string;
  description: string;
  permalink: string;
  /** The time of the last change, as a timestamp in ms. */
  lastUpdatedAt?: number | null;
  /** Whether the page is unlisted. Such a page has a Markdown copy and a social image, but no list contains it. */
  unlisted: boolean;
}

interface VersionPages {
  product: ListedProductOptions;
  version: string;
  /** The path of the version's pages: `/toolpad/core/0.14.0`. */
  path: string;
  /**
   * Whether this is the latest version. The site's list contains only the latest version, so that agents find one
   * answer to each question.
   */
  isLast: boolean;
  pages: Page[];
}

/**
 * Creates a Markdown copy of each page, the lists for language models (llms.txt), and a social image for each page.
 * Copies and lists are created from the built pages, so that they have the content that readers see. The plugin also
 * redirects each product's root to its overview, and moved pages to their new URLs, and packs the code of pages into
 * archives.
 */
export default function pageOutputsPlugin(
  context: LoadContext,
  { products, moved, facts, archives }: PageOutputsOptions,
): Plugin {
  const { siteConfig, baseUrl, i18n } = context;
  const { url: origin } = siteConfig;
  const files = new PublicFolder(context, 'page-outputs');
  let versions: VersionPages[] = [];
  let rendering: Promise<unknown> | undefined;

  const toFile = (folder: string, url: string): string => getOutputFile(folder, url, baseUrl);

  function renderImages(): Promise<unknown> {
    const images = versions.flatMap(({ product: { id, name }, version, pages }) =>
      pages.map(({ title, description, permalink }): SocialImage => ({
        card: { product: id, label: `${name} ${version}`, title, description },
        file: toFile(files.path, getSocialImageUrl(permalink, baseUrl)),
      })),
    );
    return withWorkers(require.resolve('./node/socialImages'), (run) => run(images));
  }

  return {
    name: 'page-outputs',
    async loadContent() {
      await files.clear();
      for (const { id, name, home } of products) {
        const page = renderRedirect(baseUrl + home.slice(1), `${name} overview`);
        await files.write(`${id}/index.html`, page);
      }
      for (const [from, to] of Object.entries(moved)) {
        const page = renderRedirect(baseUrl + to.slice(1), 'This page has moved');
        await files.write(`${from.slice(1)}index.html`, page);
      }
      for (const [file, { pages, folder }] of Object.entries(archives)) {
        const sources = pages.map((page) => path.join(context.siteDir, page));
        if (sources.every((source) => fs.existsSync(source))) {
          await files.write(file, createArchive(sources, folder));
        }
      }
    },
    configureWebpack() {
      // The bundler starts now. It compiles pages one by one, which leaves a processor core for the images.
      if (process.env.NODE_ENV !== 'development') {
        rendering ??= renderImages();
        // `postBuild` awaits the promise and throws its error.
        rendering.catch(() => undefined);
      }
      return { devServer: files.devServer };
    },
    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      versions = products.flatMap((product) => {
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
          path: version.path,
          isLast: version.isLast,
          pages: orderDocs(version),
        }));
      });
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      const list = `${baseUrl}llms.txt`;
      const createTask = (page: Page, version: string, listUrl: string): PageTask => {
        const url = getPageUrl(page.permalink);
        return {
          url: origin + url,
          title: page.title,
          description: page.description,
          version,
          ...(page.lastUpdatedAt && {
            updated: new Date(page.lastUpdatedAt).toISOString().slice(0, 'yyyy-mm-dd'.length),
          }),
          listUrl,
          htmlFile: toFile(outDir, `${url}index.html`),
        };
      };
      const write = (url: string, data: string): void => writeFile(toFile(outDir, url), data);
      const converted = await withWorkers(require.resolve('./node/pageOutputs'), (run) =>
        Promise.all(
          versions.map(async ({ product, version, path: folder, isLast, pages }) => {
            const name = `${product.name} ${version}`;
            const listUrl = origin + (isLast ? list : `${folder}/llms.txt`);
            const convert = async (page: Page) => ({
              ...page,
              url: origin + getMarkdownUrl(page.permalink),
              markdown: (await run(createTask(page, name, listUrl))) as PageMarkdown,
            });
            const all = await Promise.all(pages.map(convert));
            return { ...product, version, folder, isLast, pages: all };
          }),
        ),
      );
      const copies = new Map(
        converted
          .flatMap(({ pages }) => pages)
          .map(({ permalink, url, markdown: { fragments } }) => [
            origin + getPageUrl(permalink),
            { url, fragments },
          ]),
      );
      const written = converted.map(({ pages, ...product }) => ({
        ...product,
        pages: pages
          .map(({ markdown: { whole, copy }, ...page }) => {
            write(getMarkdownUrl(page.permalink), linkToCopies(copy, copies));
            return { ...page, markdown: linkToCopies(whole, copies) };
          })
          .filter(({ unlisted }) => !unlisted),
      }));
      await (rendering ?? renderImages());
      files.copyTo(outDir);
      const lists = written.map((product) => {
        const text = createProductText(product);
        const urls = {
          list: `${product.folder}/llms.txt`,
          text: `${product.folder}/llms-full.txt`,
        };
        const fullText = { url: origin + urls.text, bytes: Buffer.byteLength(text) };
        write(urls.text, text);
        write(urls.list, createProductList(product, fullText));
        return { ...product, listUrl: origin + urls.list, fullText };
      });
      const { title, tagline } = siteConfig;
      const others = i18n.locales
        .filter((language) => language !== i18n.currentLocale)
        .map((language) => ({
          language: i18n.localeConfigs[language]?.label ?? language,
          url: `${origin}${i18n.localeConfigs[language]?.baseUrl ?? baseUrl}llms.txt`,
        }));
      const skills = readSkills(baseUrl, toFile(outDir, baseUrl + SKILLS_PATH));
      write(
        list,
        createSiteList(`${title} documentation`, tagline, {
          facts,
          versions: lists,
          skills: skills.map(({ name, url }) => ({ name, url: origin + url })),
          others,
        }),
      );
      write(`${baseUrl}${SKILLS_PATH}index.json`, createSkillIndex(skills));
    },
  };
}
