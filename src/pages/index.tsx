import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { type Product, type ProductId, PRODUCTS } from '@site/src/site/products';
import Miniature from '@site/src/components/Miniature';
import PlainPage from '@site/src/components/PlainPage';
import SearchOpener from '@site/src/components/SearchOpener';
import { InstallLine } from '@site/src/components/Start';
import type { ReactNode } from 'react';
import styles from './index.module.css';

interface CardFacts {
  summary: string;
  /** Where to go besides the overview, which is where one starts. */
  links: readonly { label: string; to: string }[];
}

const CARDS: Record<ProductId, CardFacts> = {
  core: {
    summary:
      'A React library for dashboards and internal apps: layout, navigation, sign-in, and pages that list and edit records, on top of Material UI.',
    links: [
      { label: 'Tutorial', to: '/core/introduction/tutorial/' },
      { label: 'All components', to: '/core/all-components/' },
    ],
  },
  studio: {
    summary:
      'A visual builder of internal tools: you drag components onto a canvas, bind them to your data, and keep the app as files in your repository.',
    links: [
      { label: 'First app', to: '/studio/getting-started/first-app/' },
      { label: 'Components', to: '/studio/reference/components/' },
    ],
  },
};

function ProductCard({ id, name, home }: Product): ReactNode {
  const { summary, links } = CARDS[id];
  return (
    <section aria-labelledby={`product-${id}`} className={styles.product} data-accent={id}>
      <Miniature of={id} />
      <h2 id={`product-${id}`}>{name}</h2>
      <p>{summary}</p>
      <InstallLine of={id} />
      <ul>
        {[{ label: 'Overview', to: home }, ...links].map(({ label, to }) => (
          <li key={to}>
            <Link aria-label={`${name}: ${label}`} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The base address: both products, and what tells them apart. */
export default function FrontPage(): ReactNode {
  return (
    <Layout
      description="The documentation of Toolpad Core, a React library for dashboards, and of Toolpad Studio, a visual builder of internal tools."
      title="Documentation"
    >
      <PlainPage
        heading="Internal tools and dashboards"
        lead="Write them in React, or put them together on a canvas."
      >
        <SearchOpener />
        <div className={styles.products}>
          {PRODUCTS.map((product) => (
            <ProductCard key={product.id} {...product} />
          ))}
        </div>
        <section className={styles.which}>
          <h2>Which one?</h2>
          <p>
            Choose <strong>Core</strong> if you write React: it supplies the frame, and you write
            the pages. Choose <strong>Studio</strong> if you would rather draw the pages, and write
            functions in TypeScript only where they fetch your data. Neither is actively developed
            any more: 0.13.0 is Studio’s{' '}
            <Link to="/studio/getting-started/roadmap/">last version</Link>, and Core’s maintainers{' '}
            <Link to="/core/introduction/roadmap/">work on other projects</Link>.
          </p>
          <p>
            Reading with an assistant? <a href={useBaseUrl('/llms.txt')}>llms.txt</a> lists every
            page as Markdown.
          </p>
        </section>
      </PlainPage>
    </Layout>
  );
}
