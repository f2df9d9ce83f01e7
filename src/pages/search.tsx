import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import sidebars from '@generated/navigation/default/sidebars.json';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import { getPages, groupPages } from '@site/src/navigation/navPages';
import { PRODUCTS } from '@site/src/site/products';
import PlainPage from '@site/src/components/PlainPage';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './search.module.css';

const PRODUCT_LISTS = PRODUCTS.map(({ id, name }) => ({
  id,
  name,
  sections: [...groupPages(getPages(sidebars[id]))],
}));

/** Renders the list of all pages by section. Without JavaScript, the search link leads here. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'site.allPages.description',
        message: 'Every page of the Toolpad Core and Toolpad Studio documentation, by section.',
      })}
      title={translate({ id: 'site.allPages.title', message: 'Search and all pages' })}
    >
      <Head>
        <meta content="noindex" name="robots" />
      </Head>
      <PlainPage
        heading={translate({ id: 'site.allPages', message: 'All pages' })}
        lead={translate({
          id: 'site.allPages.lead',
          message: 'Every page of both products, by section.',
        })}
      >
        <div className={styles.products}>
          {PRODUCT_LISTS.map(({ id, name, sections }) => (
            <section aria-labelledby={`all-${id}`} data-accent={id} key={id}>
              <h2 id={`all-${id}`}>{name}</h2>
              {sections.map(([title, blocks]) => (
                <section className={styles.section} key={title}>
                  <h3>{title}</h3>
                  {[...blocks].map(
                    ([label, pages]) =>
                      pages.length > 0 && (
                        <div key={label}>
                          {label && <h4>{label}</h4>}
                          <List>
                            {pages.map((page) => (
                              <li key={page.href}>
                                <MuiLink component={Link} to={page.href}>
                                  {page.title}
                                </MuiLink>
                              </li>
                            ))}
                          </List>
                        </div>
                      ),
                  )}
                </section>
              ))}
            </section>
          ))}
        </div>
      </PlainPage>
    </Layout>
  );
}
