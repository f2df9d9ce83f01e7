import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import { type ProductId, PRODUCTS } from '@site/plugins/shared/products';
import InstallCore from '@site/src/pages/_install-core.mdx';
import InstallStudio from '@site/src/pages/_install-studio.mdx';
import type { ComponentType, ReactNode } from 'react';
import Miniature from '../Miniature';
import styles from './styles.module.css';

const STARTS: Record<ProductId, { Install: ComponentType; instead: string; other: ProductId }> = {
  core: { Install: InstallCore, instead: 'Rather draw pages than write them?', other: 'studio' },
  studio: { Install: InstallStudio, instead: 'Rather write pages in React?', other: 'core' },
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

/** What an overview begins with: how to get the product, what it makes, and where the other one is. */
export default function Start({ of }: { of: ProductId }): ReactNode {
  const { instead, other } = STARTS[of];
  return (
    <div className={styles.start} data-twin="start">
      <InstallLine of={of} />
      <p>
        {instead}{' '}
        {PRODUCTS.filter(({ id }) => id === other).map(({ id, name, home }) => (
          <Link key={id} to={home}>
            {name}
          </Link>
        ))}
      </p>
      <Miniature of={of} />
    </div>
  );
}
