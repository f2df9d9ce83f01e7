import Link from '@docusaurus/Link';
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import { getVersionHome } from '@site/src/components/getVersionHome';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

/** Ejected: shows a warning on pages of an old version. There are no unreleased versions (versions.ts). */
export default function DocVersionBanner(): ReactNode {
  const { pluginId, banner, label } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  return banner ? (
    <Admonition title={`${label} is an old version`} type="warning">
      <p>
        <Link to={latestDocSuggestion?.path ?? getVersionHome(latestVersionSuggestion)}>
          Read this page for {latestVersionSuggestion.label}
        </Link>
        , the latest version.
      </p>
    </Admonition>
  ) : null;
}
