import type { ComponentStyles } from './types';

export const MuiListItemText: ComponentStyles['MuiListItemText'] = {
  styleOverrides: { root: { margin: 0 } },
};
