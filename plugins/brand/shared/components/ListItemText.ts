import type { ComponentStyles } from './types';

/** Texts of list items. */
export const MuiListItemText: ComponentStyles['MuiListItemText'] = {
  styleOverrides: { root: { margin: 0 } },
};
