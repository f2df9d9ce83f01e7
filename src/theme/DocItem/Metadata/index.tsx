import Head from '@docusaurus/Head';
import {
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getPageUrl, getSocialImageUrl, getMarkdownUrl } from '@site/plugins/shared/paths';
import JsonLd from '@site/src/components/JsonLd';
import { useListUrl } from '@site/src/components/useProduct';
import type { ReactNode } from 'react';

/**
 * Ejected: adds links to the Markdown copy and the list of all pages, the social image, JSON-LD and, for an old
 * version, the canonical link to the latest version. Omits the keywords, which only the search index uses.
 */
export default function DocItemMetadata(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata, frontMatter, assets } = useDoc();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const { isLast, pluginId } = useDocsVersion();
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  const latest = isLast ? undefined : latestDocSuggestion;
  const list = useListUrl();
  const customImage = useBaseUrl(assets.image ?? frontMatter.image ?? '', { absolute: true });
  const image = customImage || siteConfig.url + getSocialImageUrl(permalink, siteConfig.baseUrl);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + getPageUrl(permalink),
    image,
    inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
    ...(lastUpdatedAt != null && { dateModified: new Date(lastUpdatedAt).toISOString() }),
    isPartOf: {
      '@type': 'WebSite',
      name: siteConfig.title,
      url: siteConfig.url + siteConfig.baseUrl,
    },
  };
  return (
    <>
      <PageMetadata description={description} title={title} />
      <Head>
        <link href={getMarkdownUrl(permalink)} rel="alternate" type="text/markdown" />
        <link href={list} rel="describedby" type="text/plain" />
        <meta content="article" property="og:type" />
        <meta content={image} property="og:image" />
        <meta content={`${title}: ${description}`} property="og:image:alt" />
        {latest && <link href={siteConfig.url + getPageUrl(latest.path)} rel="canonical" />}
      </Head>
      <JsonLd data={article} />
    </>
  );
}
