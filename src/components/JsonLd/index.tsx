import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { serializeForScript } from '@site/plugins/shared/escapeHtml';

/**
 * Adds structured data to the head of the page. The data is escaped, so that no string can close the script element.
 */
export default function JsonLd({ data }: { data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{serializeForScript(data)}</script>
    </Head>
  );
}
