import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { SUBHEADER_CLASS } from '../../navigation/sidebar';

const createPage = (label: string, path: string, props = {}): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/toolpad/core/${path}/`,
  ...props,
});

const createGroup = (label: string, items: PropSidebarItem[], props = {}): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...props,
});

const LABEL = { collapsible: false, collapsed: false };

const introduction = [
  createPage('Overview', 'introduction'),
  createPage('Installation', 'installation'),
];
const layout = [createPage('Dashboard Layout', 'layout', { customProps: { newFeature: true } })];
const account = [createPage('Account menu', 'account'), createPage('Sign-in page', 'sign-in')];
const utilities = [
  createPage('Session', 'session'),
  createPage('Unlisted', 'unlisted', { unlisted: true }),
];

export const sidebar: PropSidebarItem[] = [
  createGroup('Introduction', introduction, LABEL),
  createGroup(
    'Components',
    [
      createGroup('Layout', layout, { ...LABEL, className: SUBHEADER_CLASS }),
      createGroup('Account', account),
      createGroup('Utilities', utilities),
    ],
    LABEL,
  ),
  { type: 'link', label: 'Material UI', href: 'https://material.example/toolpad/core/session/' },
];
