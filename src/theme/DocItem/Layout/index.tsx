import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageTools from '@site/src/components/PageTools';
import Start from '@site/src/components/Start';
import { useProduct } from '@site/src/components/useProduct';
import AdSlot from '@theme/AdSlot';
import Breakable from '@theme/Breakable';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import type { Props } from '@theme/DocItem/Layout';
import DocVersionBanner from '@theme/DocVersionBanner';
import FirstScreenEnd from '@theme/FirstScreenEnd';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: a page's head (breadcrumb, title, description), its text, its end, and the contents. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, toc } = useDoc();
  const { id, home } = useProduct();
  const isOverview = metadata.permalink === useBaseUrl(home);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <h1 className={styles.title}>
            <Breakable text={metadata.title} skipped />
          </h1>
          <p className={styles.lead}>{metadata.description}</p>
          {isOverview && (
            <>
              <FirstScreenEnd />
              <Start of={id} />
            </>
          )}
          <PageTools />
          <TOCCollapsible toc={toc} />
          <AdSlot />
          <div className={`prose ${styles.prose}`}>
            <MDXContent>{children}</MDXContent>
          </div>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      <TOC toc={toc} />
    </div>
  );
}
