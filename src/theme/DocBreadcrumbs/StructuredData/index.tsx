import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import JsonLd from '@site/src/components/JsonLd';
import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/DocBreadcrumbs/StructuredData';

/** Ejected: the way to this page as JSON-LD, which no title can end. */
export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: ComponentProps<typeof Original>): ReactNode {
  return <JsonLd data={useBreadcrumbsStructuredData({ breadcrumbs })} />;
}
