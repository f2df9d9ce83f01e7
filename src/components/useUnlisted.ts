import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { getPageUrl } from '@site/plugins/shared/paths';
import { useMemo } from 'react';

/**
 * Returns a function that tests whether the front matter of a page contains `unlisted: true`, which the navigation
 * trees don't record. The function's argument is the page's path without the site's base URL.
 */
export function useUnlisted(): (pathname: string) => boolean {
  const data = useAllDocsData();
  const base = useBaseUrl('/');
  return useMemo(() => {
    const docs = Object.values(data).flatMap(({ versions }) => versions.flatMap((one) => one.docs));
    const unlisted = new Set(docs.filter((doc) => doc.unlisted).map((doc) => getPageUrl(doc.path)));
    return (pathname) => unlisted.has(getPageUrl(base + pathname.slice(1)));
  }, [data, base]);
}
