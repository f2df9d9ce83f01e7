import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SearchDialog from '@theme/Search';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: the frame of every page (skip link, app bar, content, footer, search dialog). */
export default function Layout({ children, title, description, noFooter }: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata description={description} title={title} />
      <a className={styles.skip} href="#siteContent">
        Skip to content
      </a>
      <Navbar />
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        {children}
      </ErrorBoundary>
      {!noFooter && <Footer />}
      <SearchDialog />
    </LayoutProvider>
  );
}
