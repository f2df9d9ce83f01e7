import type { ComponentStyles } from './types';

/** Lists of entries: the sidebar, the table of contents, menus. */
export const MuiList: ComponentStyles['MuiList'] = {
  defaultProps: { disablePadding: true },
  styleOverrides: { root: { margin: 0, padding: 0, listStyle: 'none' } },
};
