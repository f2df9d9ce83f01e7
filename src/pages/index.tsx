import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import Layout from '@theme/Layout';
import { type Product, type ProductId, PRODUCTS } from '@site/src/site/products';
import Miniature from '@site/src/components/Miniature';
import PlainPage from '@site/src/components/PlainPage';
import { InstallLine } from '@site/src/components/Start';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import Tasks from './_tasks.mdx';
import styles from './index.module.css';

interface CardContent {
  summary: string;
  /** The links below the link to the overview. */
  links: readonly { label: string; to: string }[];
}

const CARDS: Record<ProductId, CardContent> = {
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
      'A visual builder for internal tools: drag components onto a canvas, bind them to your data, and keep the app as files in your repository.',
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
      <List>
        {[{ label: 'Overview', to: home }, ...links].map(({ label, to }) => (
          <li key={to}>
            <MuiLink aria-label={`${name}: ${label}`} component={Link} to={to}>
              {label}
            </MuiLink>
          </li>
        ))}
      </List>
    </section>
  );
}

/** Renders the front page, which presents both products and helps readers choose one. */
export default function FrontPage(): ReactNode {
  return (
    <Layout
      description="The documentation of Toolpad Core, a React library for dashboards, and Toolpad Studio, a visual builder for internal tools."
      title="Documentation"
    >
      <PlainPage
        className={styles.front}
        heading="Internal tools and dashboards"
        lead="Write them in React with Toolpad Core, or build them on a visual canvas with Toolpad Studio."
      >
        <div className={styles.actions}>
          <Button component={Link} to="/core/introduction/installation/" variant="contained">
            Install Core
          </Button>
          <Button component={Link} to="/studio/getting-started/installation/" variant="outlined">
            Install Studio
          </Button>
        </div>
        <div className={styles.products}>
          {PRODUCTS.map((product) => (
            <ProductCard key={product.id} {...product} />
          ))}
        </div>
        <section className={styles.tasks}>
          <h2>What do you want to do?</h2>
          <MDXContent>
            <Tasks />
          </MDXContent>
        </section>
        <section className={styles.which}>
          <h2>Which product should you use?</h2>
          <p>
            Choose <strong>Core</strong> if you write React code: it provides the layout, and you
            write the pages. Choose <strong>Studio</strong> if you prefer to design the pages in a
            visual editor, and write TypeScript functions only to load your data. Neither product is
            actively developed anymore: 0.13.0 is Studio’s{' '}
            <Link to="/studio/getting-started/roadmap/">last version</Link>, and Core’s maintainers{' '}
            <Link to="/core/introduction/roadmap/">work on other projects</Link>.
          </p>
          <p>
            Using an AI assistant? <a href={useBaseUrl('/llms.txt')}>llms.txt</a> lists every page
            as Markdown.
          </p>
        </section>
      </PlainPage>
    </Layout>
  );
}
