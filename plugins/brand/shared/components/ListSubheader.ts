import type { ComponentStyles } from './types';

/** Headings in lists: of a section or, with `inset`, of a group within a section. */
export const MuiListSubheader: ComponentStyles['MuiListSubheader'] = {
  defaultProps: { disableSticky: true, disableGutters: true },
  styleOverrides: {
    root: {
      margin: '24px 8px 6px',
      background: 'none',
      color: 'var(--mui-palette-text-primary)',
      fontSize: '0.875rem',
      fontWeight: 600,
      lineHeight: '1.25rem',
      letterSpacing: 0,
      'ul > :first-child > &': { marginTop: 0 },
    },
    inset: {
      margin: '16px 8px 6px',
      paddingLeft: 0,
      color: 'var(--mui-palette-text-secondary)',
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: '1rem',
      'ul > :first-child > &': { marginTop: 8 },
    },
  },
};
