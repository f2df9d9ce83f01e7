import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { addressOf } from '@site/plugins/shared/navigation/addresses';
import { useMemo } from 'react';

/**
 * Returns a test for pages that their writers keep out of lists (`unlisted: true`), which the
 * navigation trees don't know. It takes a page's address without the site's base.
 */
export function useUnlisted(): (pathname: string) => boolean {
  const data = useAllDocsData();
  const base = useBaseUrl('/');
  return useMemo(() => {
    const docs = Object.values(data).flatMap(({ versions }) => versions.flatMap((one) => one.docs));
    const unlisted = new Set(docs.filter((doc) => doc.unlisted).map((doc) => addressOf(doc.path)));
    return (pathname) => unlisted.has(addressOf(base + pathname.slice(1)));
  }, [data, base]);
}
