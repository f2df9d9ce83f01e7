import Link from '@docusaurus/Link';
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import { homeOf } from '@site/src/components/homeOf';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

interface OtherVersionProps {
  pluginId: string;
  label: string;
  banner: string;
}

function OtherVersion({ pluginId, label, banner }: OtherVersionProps): ReactNode {
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  const state = banner === 'unreleased' ? 'is not released yet' : 'is an old version';
  return (
    <Admonition title={`${label} ${state}`} type="warning">
      <p>
        <Link to={latestDocSuggestion?.path ?? homeOf(latestVersionSuggestion)}>
          Read this page for {latestVersionSuggestion.label}
        </Link>
        , the latest version.
      </p>
    </Admonition>
  );
}

/** Ejected: on pages of any version but the latest, a word about it and the way to the latest. */
export default function DocVersionBanner(): ReactNode {
  const { pluginId, banner, label } = useDocsVersion();
  return banner ? <OtherVersion banner={banner} label={label} pluginId={pluginId} /> : null;
}
