import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getMarkdownUrl, getPageUrl, getSocialImageUrl } from '../shared/paths';
import { getOutputFile, writeFile } from '../shared/node/files';
import { PublicFolder } from '../shared/node/publicFolder';
import { withWorkers } from '../shared/node/workers';
import type { AccentName } from '../brand/shared/tokens';
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

type Page = LoadedVersion['docs'][number];

interface ProductVersion {
  product: ListedProductOptions;
  version: LoadedVersion;
  /** The pages in the order of the sidebars. */
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
  let versions: ProductVersion[] = [];
  let rendering: Promise<unknown> | undefined;

  const toFile = (folder: string, url: string): string => getOutputFile(folder, url, baseUrl);

  function renderImages(): Promise<unknown> {
    const images = versions.flatMap(({ product: { id, name }, version, pages }) =>
      pages.map(({ title, description, permalink }): SocialImage => ({
        card: { product: id, label: `${name} ${version.label}`, title, description },
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
        writeFile(path.join(files.path, id, 'index.html'), page);
      }
      for (const [from, to] of Object.entries(moved)) {
        const page = renderRedirect(baseUrl + to.slice(1), 'This page has moved');
        writeFile(path.join(files.path, from, 'index.html'), page);
      }
      for (const [file, { pages, folder }] of Object.entries(archives)) {
        const sources = pages.map((page) => path.join(context.siteDir, page));
        if (sources.every((source) => fs.existsSync(source))) {
          writeFile(path.join(files.path, file), createArchive(sources, folder));
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
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<
        AccentName,
        LoadedContent
      >;
      versions = products.flatMap((product) =>
        docs[product.id].loadedVersions.map((version) => ({
          product,
          version,
          pages: orderDocs(version),
        })),
      );
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
          versions.map(
            async ({ product, version: { label: version, path: folder, isLast }, pages }) => {
              const name = `${product.name} ${version}`;
              // The site's list contains only the latest versions, so that agents find one answer to each question.
              const listUrl = origin + (isLast ? list : `${folder}/llms.txt`);
              const convert = async (page: Page) => ({
                ...page,
                url: origin + getMarkdownUrl(page.permalink),
                markdown: (await run(createTask(page, name, listUrl))) as PageMarkdown,
              });
              const all = await Promise.all(pages.map(convert));
              return { ...product, version, folder, isLast, pages: all };
            },
          ),
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
          // An unlisted page has a Markdown copy and a social image, but no list contains it.
          .filter(({ unlisted }) => !unlisted),
      }));
      await rendering;
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
