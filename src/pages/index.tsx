import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Alert from '@mui/material/Alert';
import Layout from '@theme/Layout';
import { type ProductId, PRODUCTS } from '@site/src/site/products';
import PlainPage from '@site/src/components/PlainPage';
import ProductChoice from '@site/src/components/ProductChoice';
import CoreShowcase from '@site/docs-toolpad-core/introduction/_showcase.mdx';
import CoreTasks from '@site/docs-toolpad-core/introduction/_tasks.mdx';
import StudioShowcase from '@site/docs-studio/concepts/_showcase.mdx';
import StudioTasks from '@site/docs-studio/concepts/_tasks.mdx';
import MDXContent from '@theme/MDXContent';
import type { ComponentType, ReactNode } from 'react';
import styles from './index.module.css';

const SHOWCASES: Record<ProductId, ComponentType> = { core: CoreShowcase, studio: StudioShowcase };

const TASKS: Record<ProductId, ComponentType> = { core: CoreTasks, studio: StudioTasks };

const HEADINGS: Record<ProductId, string> = {
  core: translate({ id: 'site.front.core', message: 'Write a dashboard with Toolpad Core' }),
  studio: translate({ id: 'site.front.studio', message: 'Build a page with Toolpad Studio' }),
};

/** Renders the front page, which presents both products and helps readers choose one. */
export default function FrontPage(): ReactNode {
  const llms = useBaseUrl('/llms.txt');
  return (
    <Layout
      description={translate({
        id: 'site.front.description',
        message:
          'The documentation of Toolpad Core, a React library for dashboards, and Toolpad Studio, a visual builder for internal tools.',
      })}
      title={translate({ id: 'site.front.title', message: 'Documentation' })}
    >
      <PlainPage
        className={styles.front}
        heading={translate({ id: 'site.front.heading', message: 'Internal tools and dashboards' })}
        lead={translate({
          id: 'site.front.lead',
          message:
            'Write them in React with Toolpad Core, or build them on a visual canvas with Toolpad Studio.',
        })}
      >
        <div className="prose">
          <Alert className="wide" severity="warning" role="note">
            <Translate
              id="site.front.status"
              values={{
                others: (
                  <Link to="/core/introduction/roadmap/">
                    {translate({
                      id: 'site.front.status.others',
                      message: 'work on other projects',
                    })}
                  </Link>
                ),
                leave: (
                  <Link to="/core/introduction/leave-toolpad-core/">
                    {translate({
                      id: 'site.front.status.leave',
                      message: 'replace it with your own components',
                    })}
                  </Link>
                ),
                last: (
                  <Link to="/studio/getting-started/roadmap/">
                    {translate({ id: 'site.front.status.last', message: 'last version' })}
                  </Link>
                ),
              }}
            >
              {
                'Core is no longer actively maintained: its maintainers {others}, and you can {leave}. Studio is no longer developed: 0.13.0 is its {last}.'
              }
            </Translate>
          </Alert>
        </div>
        <div className={styles.choice}>
          <h2 className="visually-hidden">
            {translate({ id: 'site.front.choice', message: 'Core or Studio?' })}
          </h2>
          <ProductChoice />
        </div>
        {PRODUCTS.map((product) => {
          const Showcase = SHOWCASES[product.id];
          return (
            <section
              key={product.id}
              aria-labelledby={`product-${product.id}`}
              className={styles.product}
              data-accent={product.id}
            >
              <h2 id={`product-${product.id}`}>{HEADINGS[product.id]}</h2>
              <MDXContent>
                <Showcase />
              </MDXContent>
            </section>
          );
        })}
        <section>
          <h2>{translate({ id: 'site.front.recipes', message: 'What do you want to do?' })}</h2>
          <div className={styles.tasks}>
            {PRODUCTS.map(({ id, name }) => {
              const Tasks = TASKS[id];
              return (
                <div key={id} data-accent={id}>
                  <h3>{translate({ id: 'site.front.with', message: 'With {name}' }, { name })}</h3>
                  <MDXContent>
                    <Tasks />
                  </MDXContent>
                </div>
              );
            })}
          </div>
          <div className="prose">
            <p>
              <Translate id="site.front.llms" values={{ file: <a href={llms}>llms.txt</a> }}>
                {'Using an AI assistant? {file} lists every page as Markdown.'}
              </Translate>
            </p>
          </div>
        </section>
      </PlainPage>
    </Layout>
  );
}
