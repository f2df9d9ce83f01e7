import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { SUBHEADER_CLASS } from '../../navigation/sidebar';

const page = (label: string, path: string, isNew = false): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/toolpad/core/${path}/`,
  ...(isNew && { customProps: { newFeature: true } }),
});

const group = (
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

/** A sidebar with all types of items. */
export const sidebar: PropSidebarItem[] = [
  group('Introduction', [page('Overview', 'introduction'), page('Installation', 'installation')], {
    collapsible: false,
  }),
  group(
    'Components',
    [
      group('Layout', [page('Dashboard Layout', 'dashboard-layout', true)], {
        collapsible: false,
        className: SUBHEADER_CLASS,
      }),
      group('Account', [page('Account menu', 'account'), page('Sign-in page', 'sign-in')]),
      group('Utilities', [page('Session', 'session')]),
      { type: 'html', value: 'Reference' },
    ],
    { collapsible: false },
  ),
  { type: 'link', label: 'Material UI', href: 'https://material.example/toolpad/core/session/' },
];
