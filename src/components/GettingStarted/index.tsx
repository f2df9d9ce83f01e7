import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Icon from '@site/plugins/shared/components/Icon';
import MDXContent from '@theme/MDXContent';
import { useActiveVersion, useVersionedUrl } from '@site/src/components/useProduct';
import type { Product, ProductId } from '@site/src/site/products';
import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import styles from './styles.module.css';

interface ProductStart {
  /** The development status. */
  status: string;
  /** The anchor of the roadmap section that explains the status. */
  anchor: string;
  /** The path of the first tutorial, below the product's home. */
  tutorial: string;
}

const PRODUCT_STARTS: Record<ProductId, ProductStart> = {
  core: {
    status: translate({ id: 'site.status.core', message: 'no longer actively maintained' }),
    anchor: 'maintenance',
    tutorial: 'tutorial/',
  },
  studio: {
    status: translate({ id: 'site.status.studio', message: 'no longer developed' }),
    anchor: 'status-of-studio',
    tutorial: 'first-app/',
  },
};

/** Returns a product's development status, and the URL of its explanation. */
function useStatus({ id, home }: Product): { label: string; to: string } {
  const getUrl = useVersionedUrl();
  const { status, anchor } = PRODUCT_STARTS[id];
  return { label: status, to: getUrl(`${home}roadmap/#${anchor}`) };
}

/** Renders a product's development status as a link to its explanation. */
export function StatusLink({
  product,
  className,
}: {
  product: Product;
  className?: string;
}): ReactNode {
  const { label, to } = useStatus(product);
  return (
    <Link className={clsx(styles.statusLink, className)} data-mdast="ignore" to={to}>
      <Icon name="warning" size={14} />
      <span>{label}</span>
    </Link>
  );
}

/** Renders a product's latest version and development status as a link to its explanation. */
export function StatusChip({ product }: { product: Product }): ReactNode {
  const { label, to } = useStatus(product);
  const { label: version } = useLatestVersion(product.id);
  return (
    <Chip
      clickable
      className={styles.status}
      component={Link}
      data-mdast="ignore"
      label={`${version} · ${label}`}
      to={to}
      variant="outlined"
    />
  );
}

/** Renders the links to a product's installation and tutorial. */
export function StartLinks({ product: { id, home, name } }: { product: Product }): ReactNode {
  const getUrl = useVersionedUrl();
  return (
    <div className={styles.actions} data-mdast="ignore">
      <Button component={Link} to={getUrl(`${home}installation/`)} variant="contained">
        {translate({ id: 'site.start.install', message: 'Install {name}' }, { name })}
      </Button>
      <Button
        aria-label={translate(
          { id: 'site.start.tutorialOf', message: 'Build a first app with {name}' },
          { name },
        )}
        component={Link}
        to={getUrl(home + PRODUCT_STARTS[id].tutorial)}
        variant="outlined"
      >
        {translate({ id: 'site.start.tutorial', message: 'Build a first app' })}
      </Button>
    </div>
  );
}

/**
 * The parts of an overview above its text, which its page exports as `start`. Other pages therefore don't load them.
 */
export interface OverviewStart {
  /** The examples, which show what the product creates beside its source. */
  Showcase: ComponentType;
  /** The install command for each package manager. */
  Install: ComponentType;
}

interface GettingStartedProps {
  product: Product;
  start: OverviewStart;
}

/**
 * Renders the first part of an overview: the first steps, examples, and the install command. The examples and the
 * command are those of the latest version.
 */
export default function GettingStarted({
  product,
  start: { Showcase, Install },
}: GettingStartedProps): ReactNode {
  return (
    <>
      <StartLinks product={product} />
      {useActiveVersion()?.isLast && (
        <MDXContent>
          <Showcase />
          <div data-markdown="start">
            <Install />
          </div>
        </MDXContent>
      )}
    </>
  );
}
