import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import sidebars from '@generated/navigation/default/sidebars.json';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import InputBase from '@mui/material/InputBase';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import Icon from '@site/plugins/shared/components/Icon';
import { removeBase } from '@site/plugins/shared/paths';
import { useVersionedUrl } from '@site/src/components/useProduct';
import { getPages } from '@site/src/navigation/navPages';
import { findNearestPages } from '@site/src/navigation/nearest';
import { getProduct, PRODUCTS } from '@site/src/site/products';
import { type ReactNode, useEffect } from 'react';
import styles from './styles.module.css';

/** The maximum number of suggested pages. */
const MAX_SUGGESTIONS = 3;

const pages = PRODUCTS.flatMap(({ id }) => getPages(sidebars[id]));

/**
 * Ejected: adds a search field and suggestions. The focused field requests hydration. After hydration, the page knows
 * its URL, and similar pages replace the overviews.
 */
export default function NotFoundContent(): ReactNode {
  // The router's own location lacks a URL that differs from a page's only by case.
  const history = useHistory();
  const { pathname } = history.location;
  useEffect(() => {
    // The search and the sidebar's filter may list a page that was published after this one was opened.
    if (history.action === 'PUSH') {
      location.reload();
    }
  }, [history]);
  const isBrowser = useIsBrowser();
  const base = useBaseUrl('/');
  const getUrl = useVersionedUrl();
  const toPath = (href: string): string => removeBase(href, base) ?? href;
  const listed = pages.map((page) => ({ ...page, pathname: toPath(page.href) }));
  const nearest = isBrowser ? findNearestPages(toPath(pathname), listed, MAX_SUGGESTIONS) : [];
  const search = useBaseUrl('/search/');
  const searchLabel = translate({ id: 'site.search.label', message: 'Search the docs' });
  const title = translate({ id: 'theme.NotFound.title', message: 'Page not found' });
  return (
    <main className={styles.main} id="siteContent">
      {/* The stock title is in title case. */}
      <PageMetadata title={title} />
      <p className={styles.code}>404</p>
      <h1>{title}</h1>
      <p className="lead">
        {translate({
          id: 'site.notFound',
          message:
            'There is no page at this URL. It may have moved, or the link may contain a typo.',
        })}
      </p>
      <form action={search} role="search">
        <InputBase
          autoFocus
          className={styles.field}
          fullWidth
          inputProps={{ 'aria-label': searchLabel }}
          name="q"
          placeholder={searchLabel}
          startAdornment={<Icon name="search" />}
          type="search"
        />
      </form>
      <section className={styles.nearest}>
        <h2>
          {nearest.length > 0
            ? translate({ id: 'site.notFound.similar', message: 'Similar pages' })
            : translate({ id: 'site.notFound.start', message: 'Good places to start' })}
        </h2>
        <List>
          {(nearest.length > 0
            ? nearest.map(({ href, pathname: path, title, groups }) => ({
                to: getUrl(path),
                title,
                trail: [getProduct(href, base).shortName, ...new Set(groups)].join(' / '),
              }))
            : PRODUCTS.map(({ home, name, shortName }) => ({
                to: getUrl(home),
                title: translate(
                  { id: 'site.notFound.overview', message: '{name} overview' },
                  { name },
                ),
                trail: shortName,
              }))
          ).map(({ to, title, trail }) => (
            <Card key={to} component="li">
              <CardActionArea component={Link} to={to}>
                {title}
                <small>{trail}</small>
              </CardActionArea>
            </Card>
          ))}
        </List>
        <p>
          <MuiLink href={search}>
            {translate({ id: 'site.notFound.allPages', message: 'See all pages' })}
          </MuiLink>
        </p>
      </section>
    </main>
  );
}
