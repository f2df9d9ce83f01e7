import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import Button from '@mui/material/Button';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SearchNavigation from '@theme/Search';
import type { ReactNode } from 'react';

/** Ejected: lets the search navigate, and omits the announcement bar and the wrappers of Docusaurus's layout. */
export default function Layout({ children, title, description, noFooter }: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata description={description} title={title} />
      <Button className="skip no-print" href="#siteContent" variant="contained">
        {translate({ id: 'theme.common.skipToMainContent', message: 'Skip to content' })}
      </Button>
      <Navbar />
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        {children}
      </ErrorBoundary>
      {!noFooter && <Footer />}
      <SearchNavigation />
    </LayoutProvider>
  );
}
