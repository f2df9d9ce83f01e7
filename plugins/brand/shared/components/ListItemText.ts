import type { Looks } from './types';

/** The text of an entry beside icons. */
export const MuiListItemText: Looks['MuiListItemText'] = {
  styleOverrides: { root: { margin: 0 } },
};
