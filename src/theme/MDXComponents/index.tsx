import Head from '@docusaurus/Head';
import ImageZoom from '@site/src/components/ImageZoom';
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
import type { ComponentProps } from 'react';

/**
 * Ejected: maps the elements of MDX to this theme's components, and adds components that writers use without an import.
 * Omits Docusaurus's code block with its 30 kB highlighter, because plugins/code/node converts code to `<CodeBlock>`.
 */
const components = {
  Head,
  Admonition,
  ApiTable,
  ApiViewSwitch,
  CodeBlock,
  // Docusaurus converts `<details>` on a page to this component.
  Details: ({ children, ...props }: ComponentProps<'details'>) => (
    <details {...props} className="fold" suppressHydrationWarning>
      {children}
    </details>
  ),
  LinkCards,
  FirstScreenEnd,
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
