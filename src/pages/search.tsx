import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { openSearch } from '@site/plugins/search/shared/openSearch';
import { pageSections } from '@site/plugins/search/shared/pageSections';
import { pagesOf } from '@site/src/navigation/navPages';
import { PRODUCTS } from '@site/src/site/products';
import { SIDEBARS } from '@site/sidebars';
import PlainPage from '@site/src/components/PlainPage';
import SearchOpener from '@site/src/components/SearchOpener';
import { useUnlisted } from '@site/src/components/useUnlisted';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect } from 'react';
import styles from './search.module.css';

const LISTS = PRODUCTS.map(({ id, name }) => ({ id, name, pages: pagesOf(SIDEBARS[id]) }));

/**
 * Opens the dialog with the query of the address (`?q=`), to which forms lead. The opener on this
 * page has the focus from the start, which is intent enough to bring React and this effect.
 */
function useQueryOfAddress(): void {
  const { search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search).get('q')?.trim();
    if (query) {
      openSearch(query);
    }
  }, [search]);
}

/** Every page of all products by section: what the search link leads to without JavaScript. */
export default function SearchPage(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const isUnlisted = useUnlisted();
  useQueryOfAddress();
  return (
    <Layout
      description="Every page of the Toolpad Core and Toolpad Studio documentation, by section."
      title="Search and all pages"
    >
      <Head>
        <meta content="noindex" name="robots" />
      </Head>
      <PlainPage heading="All pages" lead="Every page of both products, by section.">
        <div className="needs-script">
          <SearchOpener autoFocus />
        </div>
        <div className={styles.products}>
          {LISTS.map(({ id, name, pages: all }) => (
            <section aria-labelledby={`all-${id}`} key={id}>
              <h2 id={`all-${id}`}>{name}</h2>
              {pageSections(all.filter(({ pathname }) => !isUnlisted(pathname))).map((section) => (
                <section className={styles.section} key={section.title}>
                  <h3>{section.title}</h3>
                  {section.blocks.map(({ label, pages }) => (
                    <div key={`${label ?? ''} ${pages[0]?.pathname ?? ''}`}>
                      {label && <h4>{label}</h4>}
                      <ul>
                        {pages.map(({ pathname, title }) => (
                          <li key={pathname}>
                            <Link to={withBaseUrl(`${pathname}/`)}>{title}</Link>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </section>
              ))}
            </section>
          ))}
        </div>
      </PlainPage>
    </Layout>
  );
}
