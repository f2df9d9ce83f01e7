import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/plugins/shared/components/Icon';
import Menu from '@site/src/components/Menu';
import { MenuLink } from '@site/src/components/Menu/MenuItem';
import { homeOf } from '@site/src/components/homeOf';
import { useIsShared, useProduct } from '@site/src/components/useProduct';
import type { VERSION_NEWS } from '@site/versions';
import type { ReactNode } from 'react';

interface Fields {
  repository: string;
  versionNews: typeof VERSION_NEWS;
}

/**
 * The versions of the current product that have documentation here; each leads to the same page, or to its
 * first where it has no such page. What is known of later ones is told, and where the pages say more.
 */
export default function VersionMenu(): ReactNode {
  const { id } = useProduct();
  const versions = useVersions(id);
  const { repository, versionNews } = useDocusaurusContext().siteConfig
    .customFields as unknown as Fields;
  const { activeVersion, alternateDocVersions } = useActiveDocContext(id);
  const isShared = useIsShared();
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
      label={`Version ${shown.label}`}
    >
      {versions.map((version) => (
        <MenuLink
          key={version.name}
          current={version === shown}
          to={alternateDocVersions[version.name]?.path ?? homeOf(version)}
        >
          {version.label}
        </MenuLink>
      ))}
      {news && <MenuLink to={news.to}>{news.text}</MenuLink>}
      <MenuLink to={`${repository}/releases`}>Release notes</MenuLink>
    </Menu>
  );
}
