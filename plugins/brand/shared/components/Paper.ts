import { hairline } from './looks';
import type { Looks } from './types';

/** Surfaces: cards in the page, and menus over it. */
export const MuiPaper: Looks['MuiPaper'] = {
  // The elevation variant has a style attribute, which the content security policy refuses.
  defaultProps: { variant: 'outlined' },
  styleOverrides: { root: { border: hairline, transition: 'none' } },
};
