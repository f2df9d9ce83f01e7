import type { ComponentStyles } from './types';

/** The text of list items. */
export const MuiListItemText: ComponentStyles['MuiListItemText'] = {
  styleOverrides: { root: { margin: 0 } },
};
