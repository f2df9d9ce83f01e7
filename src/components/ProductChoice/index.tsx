import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import { useVersionedUrl } from '@site/src/components/useProduct';
import { type Product, type ProductId, PRODUCTS } from '@site/src/site/products';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ProductContent {
  /** A sentence that says who the product is for. */
  choice: string;
  /** The links below the link to the overview. */
  links: readonly { label: string; to: string }[];
}

const PRODUCT_CONTENT: Record<ProductId, ProductContent> = {
  core: {
    choice: translate({
      id: 'site.choice.core',
      message:
        'Choose Core if you write React code. It provides the layout, and you write the pages.',
    }),
    links: [
      {
        label: translate({ id: 'site.choice.tutorial', message: 'Tutorial' }),
        to: '/core/introduction/tutorial/',
      },
      {
        label: translate({ id: 'site.choice.allComponents', message: 'All components' }),
        to: '/core/all-components/',
      },
    ],
  },
  studio: {
    choice: translate({
      id: 'site.choice.studio',
      message:
        'Choose Studio if you prefer to design the pages in a visual editor, and write TypeScript functions only to load your data.',
    }),
    links: [
      {
        label: translate({ id: 'site.choice.firstApp', message: 'First app' }),
        to: '/studio/getting-started/first-app/',
      },
      {
        label: translate({ id: 'site.choice.components', message: 'Components' }),
        to: '/studio/reference/components/',
      },
    ],
  },
};

function Choice({ id, name, home }: Product): ReactNode {
  const getUrl = useVersionedUrl();
  const { choice, links } = PRODUCT_CONTENT[id];
  return (
    <div className={styles.choice} data-accent={id}>
      <h3>{name}</h3>
      <p>{choice}</p>
      <List>
        {[
          { label: translate({ id: 'site.choice.overview', message: 'Overview' }), to: home },
          ...links,
        ].map(({ label, to }) => (
          <li key={to}>
            <MuiLink aria-label={`${name}: ${label}`} component={Link} to={getUrl(to)}>
              {label}
            </MuiLink>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Renders both products side by side, so that readers can choose one. */
export default function ProductChoice(): ReactNode {
  return (
    <div className={styles.choices}>
      {PRODUCTS.map((product) => (
        <Choice key={product.id} {...product} />
      ))}
    </div>
  );
}
