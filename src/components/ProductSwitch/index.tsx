import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useProduct } from '@site/src/components/useProduct';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ProductSwitchProps {
  /** Its name among the page's landmarks, unique there. */
  label?: string;
  className?: string;
}

/** Leads from one offering to the other. */
export default function ProductSwitch({
  label = 'Product',
  className,
}: ProductSwitchProps): ReactNode {
  const product = useProduct();
  const core = useBaseUrl('/core/introduction/');
  const studio = useBaseUrl('/studio/getting-started/');
  return (
    <nav aria-label={label} className={clsx(styles.switch, className)}>
      <Link aria-current={product === 'core' ? 'true' : undefined} to={core}>
        Core
      </Link>
      <Link aria-current={product === 'studio' ? 'true' : undefined} to={studio}>
        Studio
      </Link>
    </nav>
  );
}
