import Head from '@docusaurus/Head';
import {
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addressOf, socialImageOf, twinOf } from '@site/plugins/shared/navigation/addresses';
import JsonLd from '@site/src/components/JsonLd';
import { useTranslation } from '@site/src/components/useTranslation';
import type { ReactNode } from 'react';

/**
 * Ejected: adds what programs that read a page look for: its Markdown twin, the list of all pages,
 * its picture, what it is about as JSON-LD, and for an old version the same page of the latest. Keywords
 * stay in the search index: as a meta tag they would be weight that no program reads.
 */
export default function DocItemMetadataForPrograms(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata, frontMatter, assets } = useDoc();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const { original } = useTranslation();
  const { isLast, pluginId } = useDocsVersion();
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  const latest = isLast ? undefined : latestDocSuggestion;
  const list = useBaseUrl('/llms.txt');
  const ownImage = useBaseUrl(assets.image ?? frontMatter.image ?? '', { absolute: true });
  const image = ownImage || siteConfig.url + socialImageOf(permalink, siteConfig.baseUrl);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + addressOf(permalink),
    image,
    inLanguage: original?.lang ?? i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
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
        <link href={twinOf(permalink)} rel="alternate" type="text/markdown" />
        <link href={list} rel="describedby" type="text/plain" />
        <meta content="article" property="og:type" />
        <meta content={image} property="og:image" />
        <meta content={`${title}: ${description}`} property="og:image:alt" />
        {latest && <link href={siteConfig.url + addressOf(latest.path)} rel="canonical" />}
      </Head>
      <JsonLd data={article} />
    </>
  );
}
