import { hairlineBorder } from './sharedStyles';
import type { ComponentStyles } from './types';

/** Surfaces of cards and menus. */
export const MuiPaper: ComponentStyles['MuiPaper'] = {
  // Elevation sets a style attribute, which the content security policy forbids.
  defaultProps: { variant: 'outlined' },
  styleOverrides: { root: { border: hairlineBorder, transition: 'none' } },
};
