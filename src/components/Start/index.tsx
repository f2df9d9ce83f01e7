import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import { type Product, type ProductId, PRODUCTS } from '@site/plugins/shared/products';
import InstallCore from '@site/src/pages/_install-core.mdx';
import InstallStudio from '@site/src/pages/_install-studio.mdx';
import type { ComponentType, ReactNode } from 'react';
import Miniature from '../Miniature';
import styles from './styles.module.css';

interface StartFacts {
  Install: ComponentType;
  /** Whether it is developed, and the heading of the roadmap that says more. */
  status: { label: string; anchor: string };
  instead: string;
  other: ProductId;
}

const STARTS: Record<ProductId, StartFacts> = {
  core: {
    Install: InstallCore,
    status: { label: 'No longer actively maintained', anchor: 'maintenance' },
    instead: 'Rather draw pages than write them?',
    other: 'studio',
  },
  studio: {
    Install: InstallStudio,
    status: { label: 'No longer developed', anchor: 'status-of-studio' },
    instead: 'Rather write pages in React?',
    other: 'core',
  },
};

const productBy = (id: ProductId): Product =>
  PRODUCTS.find((product) => product.id === id) ?? PRODUCTS[0];

/** The line that installs a product, for each package manager. */
export function InstallLine({ of }: { of: ProductId }): ReactNode {
  const { Install } = STARTS[of];
  return (
    <MDXContent>
      <Install />
    </MDXContent>
  );
}

/**
 * What an overview begins with: how to get the product, whether it is developed, where the other one is,
 * and what it makes.
 */
export default function Start({ of }: { of: ProductId }): ReactNode {
  const { status, instead, other } = STARTS[of];
  const { name, home } = productBy(other);
  return (
    <div className={styles.start} data-twin="start">
      <InstallLine of={of} />
      <p>
        <Link to={`${productBy(of).home}roadmap/#${status.anchor}`}>{status.label}</Link>. {instead}{' '}
        <Link to={home}>{name}</Link>
      </p>
      <Miniature of={of} />
    </div>
  );
}
