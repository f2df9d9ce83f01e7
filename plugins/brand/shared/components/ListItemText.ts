import type { ComponentStyles } from './types';

/** The text of an entry beside icons. */
export const MuiListItemText: ComponentStyles['MuiListItemText'] = {
  styleOverrides: { root: { margin: 0 } },
};
