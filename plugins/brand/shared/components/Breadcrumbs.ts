import type { ComponentStyles } from './types';

/** Breadcrumbs in a small font size. */
export const MuiBreadcrumbs: ComponentStyles['MuiBreadcrumbs'] = {
  styleOverrides: {
    root: {
      color: 'var(--mui-palette-text-tertiary)',
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      letterSpacing: 0,
      '& a:hover': { color: 'var(--mui-palette-primary-text)' },
    },
  },
};
