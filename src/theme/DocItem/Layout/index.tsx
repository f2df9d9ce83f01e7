import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Button from '@mui/material/Button';
import PageTools from '@site/src/components/PageTools';
import GettingStarted, {
  type OverviewStart,
  StatusChip,
  StatusLink,
} from '@site/src/components/GettingStarted';
import { useActiveVersion, useProduct } from '@site/src/components/useProduct';
import AdSlot from '@theme/AdSlot';
import Breakable from '@theme/Breakable';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import type { Props } from '@theme/DocItem/Layout';
import DocVersionBanner from '@theme/DocVersionBanner';
import FirstScreenEnd from '@theme/FirstScreenEnd';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react';
import { getTocItems } from '../../TOC/TocLinks';
import styles from './styles.module.css';

/** A page's compiled content, with the exports of its file. */
type PageElement = ReactElement<object, ComponentType & { start?: OverviewStart }>;

/**
 * Ejected: adds the page tools beside the title, and below it the description, the first part of an overview, and the
 * ad.
 *
 * React hydrates the content of a Suspense boundary after the content outside it, or when a reader interacts with it.
 * The boundaries make the page's text hydrate last, so that a control hydrates quickly when a reader uses it. No
 * component suspends.
 */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const product = useProduct();
  const isLast = useActiveVersion()?.isLast;
  const { start } = (children as PageElement).type;
  const items = getTocItems(
    frontMatter.hide_table_of_contents ? [] : toc,
    frontMatter.toc_min_heading_level,
    frontMatter.toc_max_heading_level,
  );
  const hasContents = items.length > 0;
  return (
    <Suspense>
      <div className={styles.page}>
        <div className={styles.column}>
          {hasContents && (
            <Button className={`skip ${styles.skip} no-print`} href="#siteToc" variant="contained">
              {translate({ id: 'site.skipToContents', message: 'Skip to On this page' })}
            </Button>
          )}
          <ContentVisibility metadata={metadata} />
          <DocVersionBanner />
          <article>
            <DocBreadcrumbs />
            <div className={styles.head}>
              <h1 className={styles.title}>
                <Breakable text={metadata.title} />
              </h1>
              <Suspense>
                <PageTools />
              </Suspense>
            </div>
            {start && isLast ? (
              <StatusChip product={product} />
            ) : (
              <StatusLink className={styles.status} product={product} />
            )}
            <p className={`lead ${styles.lead}`}>{metadata.description}</p>
            {start && (
              <>
                <FirstScreenEnd />
                <GettingStarted product={product} start={start} />
              </>
            )}
            <Suspense>{hasContents && <TOCCollapsible toc={items} />}</Suspense>
            <AdSlot />
            <div className={`prose ${styles.prose}`}>
              <Suspense>
                <MDXContent>{children}</MDXContent>
              </Suspense>
            </div>
            <Suspense>
              <DocItemFooter />
            </Suspense>
          </article>
          <DocItemPaginator />
        </div>
        <Suspense>{hasContents && <TOC toc={items} />}</Suspense>
      </div>
    </Suspense>
  );
}
