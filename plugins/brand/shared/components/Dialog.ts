import type { ComponentStyles } from './types';

/** Titles of native `<dialog>` elements. */
export const MuiDialogTitle: ComponentStyles['MuiDialogTitle'] = {
  styleOverrides: {
    root: { padding: 0, fontSize: '1rem', fontWeight: 600, lineHeight: '1.5rem', letterSpacing: 0 },
  },
};

/** The scrollable part of a `<dialog>`. The padding keeps focus rings from being clipped. */
export const MuiDialogContent: ComponentStyles['MuiDialogContent'] = {
  styleOverrides: { root: { padding: '8px 20px 20px' } },
};
