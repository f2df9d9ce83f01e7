import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import {
  useBreadcrumbsStructuredData,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import JsonLd from '@site/src/components/JsonLd';
import { useProduct, useVersionedUrl } from '@site/src/components/useProduct';
import type { ReactNode } from 'react';

function StructuredData(props: Parameters<typeof useBreadcrumbsStructuredData>[0]): ReactNode {
  return <JsonLd data={useBreadcrumbsStructuredData(props)} />;
}

/** Ejected: omits the current page, because its title is right below the breadcrumbs. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const { shortName, home } = useProduct();
  const getUrl = useVersionedUrl();
  if (!breadcrumbs) {
    return null;
  }
  // A group and its only subheader may have the same name.
  const groups = breadcrumbs
    .slice(0, -1)
    .filter(({ label }, index, all) => label !== all[index - 1]?.label);
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <MuiBreadcrumbs
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
        })}
      >
        <MuiLink color="inherit" component={Link} to={getUrl(home)}>
          {shortName}
        </MuiLink>
        {groups.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </MuiBreadcrumbs>
    </>
  );
}
