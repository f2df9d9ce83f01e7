import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import geist from '@generated/brand/geist.woff2';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getRouteMeta } from '@site/src/site/productMeta';
import { useProduct } from '@site/src/components/useProduct';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

/**
 * Wraps Docusaurus's component: adds the product (for the accent color and analytics), the URL of the text font, which
 * the inline script may preload (plugins/brand/loadTextFont.ts), and the texts of the inline script in the build's language.
 */
export default function SiteMetadataWithProduct(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { productId, productCategoryId } = getRouteMeta(useLocation().pathname, siteConfig.baseUrl);
  return (
    <>
      <SiteMetadata />
      <Head>
        <html
          data-product={useProduct().id}
          data-text-copied={translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })}
          data-text-copy-failed={translate({ id: 'code.copyFailed', message: 'Could not copy' })}
          data-text-copy-hint={translate({ id: 'code.copyHint', message: 'Press Ctrl+C or ⌘C' })}
          data-text-full-width={translate({ id: 'demo.fullWidth', message: 'Full width' })}
          data-text-pixels={translate({ id: 'demo.pixels', message: 'pixels' })}
        />
        <meta content={productId} name="mui:productId" />
        <meta content={productCategoryId} name="mui:productCategoryId" />
        <link
          as="font"
          crossOrigin="anonymous"
          href={geist}
          media="not all"
          rel="preload"
          type="font/woff2"
        />
      </Head>
    </>
  );
}
