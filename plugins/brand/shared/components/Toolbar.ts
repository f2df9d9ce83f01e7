import type { ComponentStyles } from './types';

/** The row of controls in the app bar. It is as wide as the page layout. */
export const MuiToolbar: ComponentStyles['MuiToolbar'] = {
  defaultProps: { disableGutters: true, variant: 'dense' },
  styleOverrides: {
    root: {
      gap: 2,
      width: '100%',
      maxWidth: 'var(--mui-layout-frame)',
      minHeight: 'calc(var(--mui-layout-bar) - 1px)',
      margin: '0 auto',
      padding: '0 16px 0 20px',
      '@media (max-width: 899px)': { padding: '0 8px' },
    },
  },
};
