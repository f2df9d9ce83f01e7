import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import Layout from '@theme/Layout';
import { type Product, type ProductId, PRODUCTS } from '@site/src/site/products';
import PlainPage from '@site/src/components/PlainPage';
import { StartLinks, StartPart, StatusChip } from '@site/src/components/Start';
import Recipes from '@site/docs-toolpad-core/introduction/_recipes.mdx';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './index.module.css';

interface ProductContent {
  summary: string;
  /** A sentence that says for whom the product is suitable. */
  choice: string;
  /** The links below the link to the overview. */
  links: readonly { label: string; to: string }[];
}

const CONTENTS: Record<ProductId, ProductContent> = {
  core: {
    summary:
      'A React library for dashboards and internal apps: layout, navigation, sign-in, and pages that list and edit records, on top of Material UI.',
    choice: 'Choose Core if you write React code. It provides the layout, and you write the pages.',
    links: [
      { label: 'Tutorial', to: '/core/introduction/tutorial/' },
      { label: 'All components', to: '/core/all-components/' },
    ],
  },
  studio: {
    summary:
      'A visual builder for internal tools: drag components onto a canvas, bind them to your data, and keep the app as files in your repository.',
    choice:
      'Choose Studio if you prefer to design the pages in a visual editor, and write TypeScript functions only to load your data.',
    links: [
      { label: 'First app', to: '/studio/getting-started/first-app/' },
      { label: 'Components', to: '/studio/reference/components/' },
    ],
  },
};

function Choice({ id, name, home }: Product): ReactNode {
  const { choice, links } = CONTENTS[id];
  return (
    <div className={styles.choice} data-accent={id}>
      <h3>{name}</h3>
      <p>{choice}</p>
      <StartPart of={id} part="Install" />
      <List>
        {[{ label: 'Overview', to: home }, ...links].map(({ label, to }) => (
          <li key={to}>
            <MuiLink aria-label={`${name}: ${label}`} component={Link} to={to}>
              {label}
            </MuiLink>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Renders the front page, which presents both products and helps readers choose one. */
export default function FrontPage(): ReactNode {
  const llms = useBaseUrl('/llms.txt');
  const [core, studio] = PRODUCTS;
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
        {[core, studio].map((product) => (
          <section
            key={product.id}
            aria-labelledby={`product-${product.id}`}
            className={styles.product}
            data-accent={product.id}
          >
            <div>
              <h2 id={`product-${product.id}`}>{product.name}</h2>
              <StatusChip of={product} />
              <p>{CONTENTS[product.id].summary}</p>
              <StartLinks of={product} />
            </div>
            <StartPart of={product.id} part="Showcase" />
          </section>
        ))}
        <section>
          <h2>What do you want to do?</h2>
          <MDXContent>
            <Recipes />
          </MDXContent>
        </section>
        <section>
          <h2>Core or Studio?</h2>
          <div className={styles.choices}>
            {PRODUCTS.map((product) => (
              <Choice key={product.id} {...product} />
            ))}
          </div>
          <Alert severity="warning" role="note">
            Neither product is actively developed anymore: 0.13.0 is Studio’s{' '}
            <Link to="/studio/getting-started/roadmap/">last version</Link>, and Core’s maintainers{' '}
            <Link to="/core/introduction/roadmap/">work on other projects</Link>.
          </Alert>
          <p>
            Using an AI assistant? <a href={llms}>llms.txt</a> lists every page as Markdown.
          </p>
        </section>
      </PlainPage>
    </Layout>
  );
}
