import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import { getVersionHome } from '@site/src/components/getVersionHome';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

/** Ejected: shows a warning on pages of an old version. There are no unreleased versions (versions.ts). */
export default function DocVersionBanner(): ReactNode {
  const { pluginId, banner, label } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  return banner ? (
    <Admonition
      title={translate(
        { id: 'site.oldVersion.title', message: '{label} is an old version' },
        { label },
      )}
      type="warning"
    >
      <p>
        <Translate
          id="site.oldVersion"
          values={{
            link: (
              <Link to={latestDocSuggestion?.path ?? getVersionHome(latestVersionSuggestion)}>
                {translate(
                  { id: 'site.oldVersion.link', message: 'Read this page for {label}' },
                  { label: latestVersionSuggestion.label },
                )}
              </Link>
            ),
          }}
        >
          {'{link}, the latest version.'}
        </Translate>
      </p>
    </Admonition>
  ) : null;
}
