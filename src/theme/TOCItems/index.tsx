// cspell:ignore Treeified
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import type { ReactNode } from 'react';

/**
 * Ejected: omits the highlighting of the current section, which throws an error without Docusaurus's navbar. Only
 * tables of contents in the text of a page (`@theme/TOCInline`) use this component.
 */
export default function TOCItems({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const { tableOfContents } = useThemeConfig();
  const items = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  return <TOCItemTree className={className ?? ''} linkClassName={null} toc={items} />;
}
