import Head from '@docusaurus/Head';
import ImageZoom from '@site/plugins/shared/components/ImageZoom';
import LinkCards from '@site/src/components/LinkCards';
import Table from '@site/src/components/Table';
import Admonition from '@theme/Admonition';
import ApiTable from '@theme/ApiTable';
import ApiViewSwitch from '@theme/ApiViewSwitch';
import CodeBlock from '@theme/CodeBlock';
import FirstScreenEnd from '@theme/FirstScreenEnd';
import Heading from '@theme/Heading';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import A from '@theme/MDXComponents/A';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ComponentProps } from 'react';

/**
 * Ejected: what the elements of a page's MDX are drawn with, and the components that writers use
 * without importing them. Code never reaches the stock code block, whose highlighter would weigh
 * 30 kB: plugins/code/node has turned it into `<CodeBlock>`.
 */
const components = {
  Head,
  Admonition,
  ApiTable,
  ApiViewSwitch,
  CodeBlock,
  // What Docusaurus makes of `<details>` in a page.
  Details: ({ children, ...props }: ComponentProps<'details'>) => (
    <details {...props} className="fold" suppressHydrationWarning>
      {children}
    </details>
  ),
  LinkCards,
  FirstScreenEnd,
  TabItem,
  Tabs,
  a: A,
  admonition: Admonition,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <Heading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <Heading as="h6" {...props} />,
  img: ImageZoom,
  table: Table,
};

export default components as unknown as MDXComponentsObject;
