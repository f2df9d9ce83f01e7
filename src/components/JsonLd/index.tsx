import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { jsonForScript } from '@site/plugins/shared/jsonForScript';

/** What a page is, for programs; no text in it ends its script. */
export default function JsonLd({ data }: { data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonForScript(data)}</script>
    </Head>
  );
}
