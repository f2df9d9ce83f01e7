import type { ComponentStyles } from './types';

/** Lists without markers: the sidebar, the table of contents, and menus. */
export const MuiList: ComponentStyles['MuiList'] = {
  defaultProps: { disablePadding: true },
  styleOverrides: { root: { margin: 0, padding: 0, listStyle: 'none' } },
};
