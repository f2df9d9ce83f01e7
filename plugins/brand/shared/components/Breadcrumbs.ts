import type { ComponentStyles } from './types';

export const MuiBreadcrumbs: ComponentStyles['MuiBreadcrumbs'] = {
  styleOverrides: {
    root: {
      color: 'var(--mui-palette-text-tertiary)',
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      letterSpacing: 0,
      '& a:hover': { color: 'var(--mui-palette-primary-text)' },
      // They stay on one line, so that the first sentence starts early.
      '@media (max-width: 899px)': {
        '& ol': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
        '& li': { overflow: 'hidden', textOverflow: 'ellipsis' },
      },
      // On phones, the tools of the page are beside the breadcrumbs.
      '@media (max-width: 599px)': {
        display: 'flex',
        alignItems: 'center',
        height: '2.75rem',
        marginTop: -8,
        paddingInlineEnd: 160,
        '& :is(ol, li:last-child)': { minWidth: 0 },
        '& li:not(:last-child)': { flex: 'none' },
        // The app bar already shows the product.
        '& :is(li:first-of-type:not(:last-child), li:first-of-type + li)': { display: 'none' },
      },
    },
  },
};
