import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import { PRODUCTS } from '@site/src/site/products';
import { useIsSharedPage, useProduct, useVersionedUrl } from '@site/src/components/useProduct';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ProductSwitchProps {
  /** The accessible name of the landmark, which must be unique on the page. */
  label?: string;
  className?: string;
}

export default function ProductSwitch({
  label = translate({ id: 'site.product', message: 'Product' }),
  className,
}: ProductSwitchProps): ReactNode {
  const current = useProduct();
  const isShared = useIsSharedPage();
  const getUrl = useVersionedUrl();
  return (
    <nav aria-label={label} className={clsx(styles.switch, className)}>
      {PRODUCTS.map(({ id, shortName, home }) => (
        <Button
          key={id}
          aria-current={id === current.id && !isShared ? 'true' : undefined}
          component={Link}
          to={getUrl(home)}
          variant="nav"
        >
          {shortName}
        </Button>
      ))}
    </nav>
  );
}
