import { hairlineBorder } from './sharedStyles';
import type { ComponentStyles } from './types';

/** Surfaces: cards in the page, and menus over it. */
export const MuiPaper: ComponentStyles['MuiPaper'] = {
  // The elevation variant has a style attribute, which the content security policy refuses.
  defaultProps: { variant: 'outlined' },
  styleOverrides: { root: { border: hairlineBorder, transition: 'none' } },
};
