import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { SUBHEADER_CLASS } from '../../navigation/sidebar';

const createPage = (label: string, path: string, isNew = false): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/toolpad/core/${path}/`,
  ...(isNew && { customProps: { newFeature: true } }),
});

const createGroup = (
  label: string,
  items: PropSidebarItem[],
  { collapsible = true, className }: { collapsible?: boolean; className?: string } = {},
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible,
  collapsed: collapsible,
  className,
});

export const sidebar: PropSidebarItem[] = [
  createGroup(
    'Introduction',
    [createPage('Overview', 'introduction'), createPage('Installation', 'installation')],
    {
      collapsible: false,
    },
  ),
  createGroup(
    'Components',
    [
      createGroup('Layout', [createPage('Dashboard Layout', 'dashboard-layout', true)], {
        collapsible: false,
        className: SUBHEADER_CLASS,
      }),
      createGroup('Account', [
        createPage('Account menu', 'account'),
        createPage('Sign-in page', 'sign-in'),
      ]),
      createGroup('Utilities', [createPage('Session', 'session')]),
    ],
    { collapsible: false },
  ),
  { type: 'link', label: 'Material UI', href: 'https://material.example/toolpad/core/session/' },
];
