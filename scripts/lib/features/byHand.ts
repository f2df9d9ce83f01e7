import type { Feature } from '../../../src/components/ProjectCheck/features';

/* Features that no declaration shows, each with the reason. */

export const CORE_BY_HAND: readonly Feature[] = [
  {
    // `close` was declared long before, but didn't know the promises of `alert`, `confirm` and `prompt`.
    name: 'Dialogs that your code closes',
    since: '0.14.0',
    pages: ['/core/react-use-dialogs'],
  },
];

/**
 * What the builder's versions brought since it has its name (`@toolpad/studio`, 0.1.54). The declarations of
 * its package are the same, byte for byte, from 0.9.0 to 0.13.0; what it can do shows in the builder.
 */
export const STUDIO_BY_HAND: readonly Feature[] = [
  {
    // A setting in the builder.
    name: 'Pinned columns of the data grid',
    since: '0.3.0',
    pages: [
      '/studio/components/data-grid',
      '/studio/reference/components/data-grid',
      '/studio/how-to-guides/customize-datagrid',
    ],
  },
  // How an app looks.
  { name: 'Pages in the layout of Toolpad Core', since: '0.8.0', pages: ['/studio'] },
];
