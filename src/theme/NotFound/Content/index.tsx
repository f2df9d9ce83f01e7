import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/plugins/shared/components/Icon';
import { type NavPage, pagesOf } from '@site/src/navigation/navPages';
import { nearestPages } from '@site/src/navigation/nearest';
import { productOf, PRODUCTS } from '@site/src/site/products';
import { SIDEBARS } from '@site/sidebars';
import { useUnlisted } from '@site/src/components/useUnlisted';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** How many pages are offered instead. */
const SUGGESTIONS = 3;

const pages: NavPage[] = PRODUCTS.flatMap(({ id }) => pagesOf(SIDEBARS[id]));

/**
 * Ejected: an unknown address. The search field has the focus, and that is intent enough to bring
 * React, which knows the address and offers the nearest pages; until then the overviews are offered.
 */
export default function NotFoundContent(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const isUnlisted = useUnlisted();
  const base = useBaseUrl('/');
  const unknown = pathname.startsWith(siteConfig.baseUrl)
    ? pathname.slice(siteConfig.baseUrl.length - 1)
    : pathname;
  const listed = pages.filter(({ pathname: page }) => !isUnlisted(page));
  const nearest = isBrowser ? nearestPages(unknown, listed, SUGGESTIONS) : [];
  const search = useBaseUrl('/search/');
  return (
    <main className={styles.main} id="siteContent">
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p className={styles.lead}>
        There is no page at this address. It may have moved, or the link may be mistyped.
      </p>
      <form action={search} className={styles.form} role="search">
        <Icon name="search" />
        {/* The one thing to do here; the page has nothing else to read first. */}
        <input
          aria-label="Search the docs"
          autoFocus
          name="q"
          placeholder="Search the docs"
          type="search"
        />
      </form>
      <section className={styles.nearest}>
        <h2>{nearest.length > 0 ? 'The nearest pages' : 'Good places to start'}</h2>
        <ul>
          {(nearest.length > 0
            ? nearest.map(({ pathname: page, title, groups }) => ({
                to: `${page}/`,
                title,
                trail: [productOf(page).shortName, ...new Set(groups)].join(' / '),
              }))
            : PRODUCTS.map(({ home, name, shortName }) => ({
                to: home,
                title: `${name} overview`,
                trail: shortName,
              }))
          ).map(({ to, title, trail }) => (
            <li key={to}>
              <Link to={base + to.slice(1)}>
                {title}
                <small>{trail}</small>
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <a href={search}>See every page</a>
        </p>
      </section>
    </main>
  );
}
