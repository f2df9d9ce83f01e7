import Link from '@docusaurus/Link';
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import { homeOf } from '@site/src/components/homeOf';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

/** Ejected: on pages of an old version, a word about it and the way to the latest. None is unreleased (versions.ts). */
export default function DocVersionBanner(): ReactNode {
  const { pluginId, banner, label } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  return banner ? (
    <Admonition title={`${label} is an old version`} type="warning">
      <p>
        <Link to={latestDocSuggestion?.path ?? homeOf(latestVersionSuggestion)}>
          Read this page for {latestVersionSuggestion.label}
        </Link>
        , the latest version.
      </p>
    </Admonition>
  ) : null;
}
