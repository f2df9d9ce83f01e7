import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import { type Product, type ProductId, PRODUCTS } from '@site/src/site/products';
import InstallCore from '@site/src/pages/_install-core.mdx';
import InstallStudio from '@site/src/pages/_install-studio.mdx';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import Miniature from '../Miniature';
import styles from './styles.module.css';

interface ProductStart {
  Install: ComponentType;
  /** The development status, and the anchor of the roadmap section that explains it. */
  status: { label: string; anchor: string };
  /** The question before the link to this product on the overviews of the other products. */
  question: string;
}

const STARTS: Record<ProductId, ProductStart> = {
  core: {
    Install: InstallCore,
    status: { label: 'No longer actively maintained', anchor: 'maintenance' },
    question: 'Prefer to write pages in React?',
  },
  studio: {
    Install: InstallStudio,
    status: { label: 'No longer developed', anchor: 'status-of-studio' },
    question: 'Prefer to design pages in a visual editor?',
  },
};

/** Renders the command that installs a product, for each package manager. */
export function InstallLine({ of }: { of: ProductId }): ReactNode {
  const { Install } = STARTS[of];
  return (
    <MDXContent>
      <Install />
    </MDXContent>
  );
}

/**
 * Renders the first part of an overview: the install command, the status, links to the other products, and a drawing.
 */
export default function Start({ of }: { of: Product }): ReactNode {
  const { status } = STARTS[of.id];
  const others = PRODUCTS.filter(({ id }) => id !== of.id);
  return (
    <div className={styles.start} data-markdown="start">
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
