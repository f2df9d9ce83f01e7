import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import MuiLink from '@mui/material/Link';
import { StartLinks, StatusChip } from '@site/src/components/GettingStarted';
import { useVersionedUrl } from '@site/src/components/useProduct';
import { type Product, type ProductId, PRODUCTS } from '@site/src/site/products';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Sentences that say who a product is for. */
const CHOICES: Record<ProductId, string> = {
  core: translate({
    id: 'site.choice.core',
    message:
      'Choose Core if you write React code. It provides the layout, and you write the pages.',
  }),
  studio: translate({
    id: 'site.choice.studio',
    message:
      'Choose Studio if you prefer to design the pages in a visual editor, and write TypeScript functions only to load your data.',
  }),
};

function Choice({ product }: { product: Product }): ReactNode {
  const getUrl = useVersionedUrl();
  return (
    <div className={styles.choice} data-accent={product.id}>
      <div className={styles.name}>
        <h3>
          <MuiLink component={Link} to={getUrl(product.home)}>
            {product.name}
          </MuiLink>
        </h3>
        <StatusChip product={product} />
      </div>
      <p>{CHOICES[product.id]}</p>
      <StartLinks product={product} />
    </div>
  );
}

/** Renders both products side by side, so that readers can choose one. */
export default function ProductChoice(): ReactNode {
  return (
    <div className={styles.choices}>
      {PRODUCTS.map((product) => (
        <Choice key={product.id} product={product} />
      ))}
    </div>
  );
}
