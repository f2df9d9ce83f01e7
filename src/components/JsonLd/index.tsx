import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { serializeForScript } from '@site/plugins/shared/serializeForScript';

/** Adds structured data to the head of the page. No text in it can end the script. */
export default function JsonLd({ data }: { data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{serializeForScript(data)}</script>
    </Head>
  );
}
