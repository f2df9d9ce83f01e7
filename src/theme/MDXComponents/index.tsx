import { translate } from '@docusaurus/Translate';
import ImageZoom from '@site/src/components/ImageZoom';
import LinkCards from '@site/src/components/LinkCards';
import Table from '@site/src/components/Table';
import Admonition from '@theme/Admonition';
import ApiTable from '@theme/ApiTable';
import ApiViewSwitch from '@theme/ApiViewSwitch';
import CodeBlock from '@theme/CodeBlock';
import FirstScreenEnd from '@theme/FirstScreenEnd';
import originalComponents from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';
import type { COMPONENT_NAMES } from './names';

/** Docusaurus converts `<details>` on a page to this component. */
function Details({ children, ...props }: ComponentProps<'details'>): ReactNode {
  return (
    <details {...props} className="fold" suppressHydrationWarning>
      {children}
    </details>
  );
}

/** The text of a link to a section that has moved (src/markdown/remarkMovedSections.ts). */
const MovedSection = (): ReactNode =>
  translate({ id: 'site.movedSection', message: 'This section is on another page now.' });

/** Wraps Docusaurus's map: replaces elements, and adds components that writers use without an import. */
const components = {
  Head: (originalComponents as MDXComponentsObject).Head,
  Admonition,
  ApiTable,
  ApiViewSwitch,
  CodeBlock,
  Details,
  details: Details,
  FirstScreenEnd,
  LinkCards,
  MovedSection,
  // Docusaurus's component renders code as a block if it contains elements, such as break opportunities.
  code: 'code',
  img: ImageZoom,
  table: Table,
} satisfies Record<
  (typeof COMPONENT_NAMES)[number] | 'code' | 'details' | 'img' | 'table',
  unknown
>;

export default { ...originalComponents, ...components } as MDXComponentsObject;
