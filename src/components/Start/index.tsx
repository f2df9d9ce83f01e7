import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import { type Product, type ProductId, PRODUCTS } from '@site/src/site/products';
import InstallCore from '@site/src/pages/_install-core.mdx';
import InstallStudio from '@site/src/pages/_install-studio.mdx';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import Miniature from '../Miniature';
import styles from './styles.module.css';

interface StartFacts {
  Install: ComponentType;
  /** Whether it is developed, and the heading of the roadmap that says more. */
  status: { label: string; anchor: string };
  /** Leads readers of the others' overviews to it. */
  question: string;
}

const STARTS: Record<ProductId, StartFacts> = {
  core: {
    Install: InstallCore,
    status: { label: 'No longer actively maintained', anchor: 'maintenance' },
    question: 'Rather write pages in React?',
  },
  studio: {
    Install: InstallStudio,
    status: { label: 'No longer developed', anchor: 'status-of-studio' },
    question: 'Rather draw pages than write them?',
  },
};

/** The line that installs a product, for each package manager. */
export function InstallLine({ of }: { of: ProductId }): ReactNode {
  const { Install } = STARTS[of];
  return (
    <MDXContent>
      <Install />
    </MDXContent>
  );
}

/** What an overview begins with: how to get the product, whether it is developed, the others, and what it makes. */
export default function Start({ of }: { of: Product }): ReactNode {
  const { status } = STARTS[of.id];
  const others = PRODUCTS.filter(({ id }) => id !== of.id);
  return (
    <div className={styles.start} data-twin="start">
      <InstallLine of={of.id} />
      <p>
        <Link to={`${of.home}roadmap/#${status.anchor}`}>{status.label}</Link>.
        {others.map(({ id, name, home }) => (
          <Fragment key={id}>
            {' '}
            {STARTS[id].question} <Link to={home}>{name}</Link>
          </Fragment>
        ))}
      </p>
      <Miniature of={of.id} />
    </div>
  );
}
