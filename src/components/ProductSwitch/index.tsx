import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PRODUCTS } from '@site/src/site/products';
import { useIsShared, useProduct } from '@site/src/components/useProduct';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ProductSwitchProps {
  /** Its name among the page's landmarks, unique there. */
  label?: string;
  className?: string;
}

/** Leads from one product to the other. */
export default function ProductSwitch({
  label = 'Product',
  className,
}: ProductSwitchProps): ReactNode {
  const shown = useProduct();
  const isShared = useIsShared();
  const base = useBaseUrl('/');
  return (
    <nav aria-label={label} className={clsx(styles.switch, className)}>
      {PRODUCTS.map(({ id, shortName, home }) => (
        <Link
          key={id}
          aria-current={id === shown.id && !isShared ? 'true' : undefined}
          to={base + home.slice(1)}
        >
          {shortName}
        </Link>
      ))}
    </nav>
  );
}
