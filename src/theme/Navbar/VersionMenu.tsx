import { translate } from '@docusaurus/Translate';
import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/plugins/shared/components/Icon';
import Menu, { MenuLink } from '@site/src/components/Menu';
import { getVersionHome } from '@site/src/components/getVersionHome';
import { useLocationSuffix } from '@site/src/components/useLocationSuffix';
import { useActiveVersion, useIsSharedPage, useProduct } from '@site/src/components/useProduct';
import { REPOSITORY } from '@site/src/site/urls';
import type { VERSION_NEWS } from '@site/src/site/versions';
import type { ReactNode } from 'react';

interface CustomFields {
  versionNews: typeof VERSION_NEWS;
}

/**
 * Renders the documented versions of the current product. Each entry links to the same page in that version or, if the
 * page doesn't exist there, to the version's first page. Another link leads to the news about later versions.
 */
export default function VersionMenu(): ReactNode {
  const { id } = useProduct();
  const versions = useVersions(id);
  const { versionNews } = useDocusaurusContext().siteConfig.customFields as unknown as CustomFields;
  const activeVersion = useActiveVersion();
  const { alternateDocVersions } = useActiveDocContext(id);
  const suffix = useLocationSuffix();
  const isShared = useIsSharedPage();
  const shown = activeVersion ?? versions.find((version) => version.isLast) ?? versions[0];
  if (!shown || isShared) {
    return null;
  }
  const news = versionNews[id];
  return (
    <Menu
      button={
        <>
          <span>{shown.label}</span>
          <Icon name="chevronDown" size={12} />
        </>
      }
      chip
      id="siteVersionMenu"
      label={translate(
        { id: 'site.version', message: 'Version {version}' },
        { version: shown.label },
      )}
    >
      {versions.map((version) => {
        const page = alternateDocVersions[version.name];
        return (
          <MenuLink
            key={version.name}
            current={version === shown}
            to={page ? page.path + suffix : getVersionHome(version)}
          >
            {version.label}
          </MenuLink>
        );
      })}
      {news && <MenuLink to={news.to}>{news.text}</MenuLink>}
      <MenuLink to={`${REPOSITORY}/releases`}>
        {translate({ id: 'site.releaseNotes', message: 'Release notes' })}
      </MenuLink>
    </Menu>
  );
}
