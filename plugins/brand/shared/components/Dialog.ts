import type { ComponentStyles } from './types';

/** The title of a native `<dialog>`. */
export const MuiDialogTitle: ComponentStyles['MuiDialogTitle'] = {
  styleOverrides: {
    root: { padding: 0, fontSize: '1rem', fontWeight: 600, lineHeight: '1.5rem', letterSpacing: 0 },
  },
};

/** The part of a `<dialog>` that scrolls. Its padding leaves room for focus rings. */
export const MuiDialogContent: ComponentStyles['MuiDialogContent'] = {
  styleOverrides: { root: { padding: '8px 20px 20px' } },
};
