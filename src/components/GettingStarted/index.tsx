import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MDXContent from '@theme/MDXContent';
import { useActiveVersion, useVersionedUrl } from '@site/src/components/useProduct';
import type { Product, ProductId } from '@site/src/site/products';
import InstallCore from '@site/src/pages/_install-core.mdx';
import InstallStudio from '@site/src/pages/_install-studio.mdx';
import CoreShowcase from '@site/docs-toolpad-core/introduction/_showcase.mdx';
import StudioShowcase from '@site/docs-studio/concepts/_showcase.mdx';
import type { ComponentType, ReactNode } from 'react';
import styles from './styles.module.css';

interface ProductStart {
  Install: ComponentType;
  /** The examples, which show what the product creates beside its source. */
  Showcase: ComponentType;
  /** The development status, and the anchor of the roadmap section that explains it. */
  status: { getLabel: (version: string) => string; anchor: string };
  /** The path of the first tutorial, below the product's home. */
  tutorial: string;
}

const PRODUCT_STARTS: Record<ProductId, ProductStart> = {
  core: {
    Install: InstallCore,
    Showcase: CoreShowcase,
    status: {
      getLabel: (version) =>
        translate(
          { id: 'site.status.core', message: '{version} · not actively maintained' },
          { version },
        ),
      anchor: 'maintenance',
    },
    tutorial: 'tutorial/',
  },
  studio: {
    Install: InstallStudio,
    Showcase: StudioShowcase,
    status: {
      getLabel: (version) =>
        translate({ id: 'site.status.studio', message: '{version} · last version' }, { version }),
      anchor: 'status-of-studio',
    },
    tutorial: 'first-app/',
  },
};

/** Renders a product's part from MDX: the install command for each package manager, or the examples. */
export function StartPart({
  productId,
  part,
}: {
  productId: ProductId;
  part: 'Install' | 'Showcase';
}): ReactNode {
  const { [part]: Part } = PRODUCT_STARTS[productId];
  return (
    <MDXContent>
      <Part />
    </MDXContent>
  );
}

/** Renders a product's development status as a link to its explanation. */
export function StatusChip({ product: { id, home } }: { product: Product }): ReactNode {
  const getUrl = useVersionedUrl();
  const { getLabel, anchor } = PRODUCT_STARTS[id].status;
  const { label: version } = useLatestVersion(id);
  return (
    <Chip
      clickable
      className={styles.status}
      component={Link}
      data-mdast="ignore"
      label={getLabel(version)}
      to={getUrl(`${home}roadmap/#${anchor}`)}
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
      <Button component={Link} to={getUrl(home + PRODUCT_STARTS[id].tutorial)} variant="outlined">
        {translate({ id: 'site.start.tutorial', message: 'Build a first app' })}
      </Button>
    </div>
  );
}

/**
 * Renders the first part of an overview: the first steps, examples, and the install command. The examples and the
 * command are those of the latest version.
 */
export default function GettingStarted({ product }: { product: Product }): ReactNode {
  return (
    <>
      <StartLinks product={product} />
      {useActiveVersion()?.isLast && (
        <>
          <StartPart productId={product.id} part="Showcase" />
          <div data-markdown="start">
            <StartPart productId={product.id} part="Install" />
          </div>
        </>
      )}
    </>
  );
}
