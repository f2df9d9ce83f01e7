import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Alert from '@mui/material/Alert';
import Layout from '@theme/Layout';
import { type ProductId, PRODUCTS } from '@site/src/site/products';
import PlainPage from '@site/src/components/PlainPage';
import ProductChoice from '@site/src/components/ProductChoice';
import { StartLinks, StartPart, StatusChip } from '@site/src/components/GettingStarted';
import Recipes from '@site/docs-toolpad-core/introduction/_recipes.mdx';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './index.module.css';

const SUMMARIES: Record<ProductId, string> = {
  core: 'A React library for dashboards and internal apps: layout, navigation, sign-in, and pages that list and edit records, on top of Material UI.',
  studio:
    'A visual builder for internal tools: drag components onto a canvas, bind them to your data, and keep the app as files in your repository.',
};

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
              <StatusChip product={product} />
              <p>{SUMMARIES[product.id]}</p>
              <StartLinks product={product} />
            </div>
            <StartPart productId={product.id} part="Showcase" />
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
          <ProductChoice hasInstall />
          <div className="prose">
            <Alert severity="warning" role="note">
              Neither product is actively developed anymore: 0.13.0 is Studio’s{' '}
              <Link to="/studio/getting-started/roadmap/">last version</Link>, and Core’s
              maintainers <Link to="/core/introduction/roadmap/">work on other projects</Link>.
            </Alert>
            <p>
              Using an AI assistant? <a href={llms}>llms.txt</a> lists every page as Markdown.
            </p>
          </div>
        </section>
      </PlainPage>
    </Layout>
  );
}
