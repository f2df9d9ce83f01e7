import CodeBlock from '@site/plugins/code/theme/CodeBlock';
import Admonition from '@site/src/theme/Admonition';
import DocBreadcrumbs from '@site/src/theme/DocBreadcrumbs';
import DocPaginator from '@site/src/theme/DocPaginator';
import DocSidebar from '@site/src/theme/DocSidebar';
import Footer from '@site/src/theme/Footer';
import MDXComponents from '@site/src/theme/MDXComponents';
import Navbar from '@site/src/theme/Navbar';
import Root from '@site/src/theme/Root';
import TOC from '@site/src/theme/TOC';
import TOCCollapsible from '@site/src/theme/TOCCollapsible';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { sidebar } from './sidebar';

const toc = ['Install', 'Use'].map((value) => ({ level: 2, id: value.toLowerCase(), value }));

const Details = MDXComponents.Details as ElementType<ComponentProps<'details'>>;
const Table = MDXComponents.table as ElementType<ComponentProps<'table'>>;

/** Renders the parts of a docs page without Docusaurus's providers. */
export default function ReadingPage(): ReactNode {
  return (
    <Root>
      <Navbar />
      <DocSidebar path="/toolpad/core/account/" sidebar={sidebar} />
      <main>
        <DocBreadcrumbs />
        <TOCCollapsible toc={toc} />
        <Admonition type="tip">Text</Admonition>
        <CodeBlock html={'<t-k>const</t-k> a'} language="ts" />
        <Details>
          <summary>More</summary>
          Text
        </Details>
        <Table>
          <tbody>
            <tr>
              <td>Cell</td>
            </tr>
          </tbody>
        </Table>
        <DocPaginator next={{ title: 'Next', permalink: '/toolpad/core/next/' }} />
      </main>
      <TOC toc={toc} />
      <Footer />
    </Root>
  );
}
